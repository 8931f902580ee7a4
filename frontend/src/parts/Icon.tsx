/** Line drawings for buttons; each button also has words. */

const LEAF =
  "M0-3C-4-12-26-17-26-36C-26-45-19-51-11.5-51C-6-51-2-49 0-45.5C2-49 6-51 11.5-51C19-51 26-45 26-36C26-17 4-12 0-3Z";

const LINES = {
  sun: "M12 7.7a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6ZM12 2.5v2.6M12 18.9v2.6M2.5 12h2.6M18.9 12h2.6M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8",
  lamp: "M19.5 14.3A8 8 0 0 1 9.7 4.5a8 8 0 1 0 9.8 9.8Z",
  menu: "M4.5 8h15M4.5 16h15",
  sound: "M4 9.8v4.4h3.2L11.5 18V6L7.2 9.8ZM15 9.2a4 4 0 0 1 0 5.6M17.5 6.7a7.5 7.5 0 0 1 0 10.6",
  mute: "M4 9.8v4.4h3.2L11.5 18V6L7.2 9.8ZM15.5 9.5l5 5M20.5 9.5l-5 5",
  chevron: "m6 14.5 6-6 6 6",
  down: "m6 9.5 6 6 6-6",
  log: "M5 6.5h14M5 12h14M5 17.5h9",
  chat: "M4.5 5.5h15v10.5H11l-4.5 4v-4h-2Z",
  help: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.6 9.7a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.8M12 16.7v.1",
  sheet: "M5 4.5h14v15H5ZM5 9.5h14M10.500 9.500v10",
  check: "m5 12.5 4.5 4.5L19 7.5",
  wait: "M12 4v3M12 17v3M4 12h3M17 12h3M6.3 6.3l2.1 2.1M15.6 15.6l2.1 2.1M17.7 6.3l-2.1 2.1M8.4 15.6l-2.1 2.1",
  play: "M8 5.5v13l10.5-6.5Z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  back: "M15 5.5 8.5 12l6.5 6.5",
  forward: "m9 5.5 6.5 6.5L9 18.5",
  first: "M7 5.5v13M17 5.5 10.5 12l6.5 6.5",
  last: "M17 5.5v13M7 5.5l6.5 6.5L7 18.5",
  close: "m6 6 12 12M18 6 6 18",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.700l1-1",
  bot: "M6 9.500h12v9H6ZM12 9.500V6M12 5.900a1 1 0 1 0 0-.1M9.500 13v1.500M14.500 13v1.500",
  hint: "M9.500 17.500h5M10 20.500h4M12 3.500a6 6 0 0 0-3.500 10.900c.7.500 1 1.100 1 2v1.100h5v-1.100c0-.9.3-1.500 1-2A6 6 0 0 0 12 3.500Z",
  ear: "M8.500 14.500c-1.500-1.300-2.500-3-2.500-5A6 6 0 0 1 18 9.500c0 3.500-3.500 4.500-3.500 8 0 2-1.300 3.500-3.200 3.500-1.500 0-2.500-.8-2.800-2M9.500 10a2.500 2.500 0 0 1 5 0c0 1.500-1.500 2-1.500 3.500",
  again: "M5 12a7 7 0 1 0 2.3-5.2M6.500 2.800v4.400h4.400",
  eye: "M2.500 12c2.500-4.300 5.700-6.500 9.500-6.500s7 2.200 9.500 6.500c-2.500 4.300-5.700 6.500-9.500 6.500s-7-2.200-9.500-6.500ZM12 9.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600Z",
  share: "M12 14.500V4M8 7.500 12 3.500l4 4M6.500 11H5v9.500h14V11h-1.500",
  copy: "M9 8.500h10.500v12H9ZM15 8.500v-5H4.500v12H9",
  wifi: "M3.500 9.500a12.500 12.500 0 0 1 17 0M6.500 13a8 8 0 0 1 11 0M9.500 16.400a3.700 3.700 0 0 1 5 0M12 19.500v.1",
  away: "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM12 7.500V12l3 2.500",
} as const;

export type IconName = keyof typeof LINES;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false" class="icon-lines">
      <path
        d={LINES[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

/** The four-leaved clover: our mark, and in gold the sign of who won. */
export function Mark({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true" focusable="false" class="mark">
      {[-45, 45, 135, 225].map((turn) => (
        <path key={turn} d={LEAF} transform={`rotate(${turn}) scale(.98)`} fill="currentColor" />
      ))}
    </svg>
  );
}
