/** "ADA ORNE-LANG" as "Ada Orne-Lang". */
export const titled = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(^|[\s'’.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
