/** The few line drawings of the tools. */

const PATHS = {
  left: "M5 12a7 7 0 1 0 2.3-5.2M6.5 2.8v4.4h4.4",
  right: "M19 12a7 7 0 1 1-2.3-5.2M17.5 2.8v4.4h-4.4",
  over: "M12 3v4m0 3v4m0 3v4M9 7 3.5 17H9zM15 7l5.5 10H15z",
  back: "M9 6 4 11l5 5M4.5 11H14a5.5 5.5 0 0 1 0 9h-2",
  next: "M4 4h6v6H4zM14 14h6v6h-6zM13 7h4v4M17 7.5 12.5 12",
  place: "M12 4v12M7 11.5l5 5 5-5M5 20.5h14",
} as const;

export type Tool = keyof typeof PATHS;

export function Icon({ name }: { name: Tool }) {
  return (
    <svg class="poly-icon" aria-hidden="true" viewBox="0 0 24 24">
      <path d={PATHS[name]} />
    </svg>
  );
}
