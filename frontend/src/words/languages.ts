/** The languages, and what those who speak them call them. Written by scripts/message_types.py from the server's own declarations: `npm run types`. */

export const NAMES = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
} as const;

export type Language = keyof typeof NAMES;
export const LANGUAGES = Object.keys(NAMES) as readonly Language[];

/** Where each is at home: such a voice is the one that people expect. */
export const LOCALES: Readonly<Record<string, string>> = {
  en: "en-GB",
  fr: "fr-FR",
  de: "de-DE",
};
