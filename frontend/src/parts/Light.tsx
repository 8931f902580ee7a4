/** Window light by day, a lamp by night: behind everything, and only to be seen. */
export const Light = () => (
  <div class="light" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
  </div>
);
