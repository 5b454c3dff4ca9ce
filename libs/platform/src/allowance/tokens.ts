/** About how many tokens a text is for a model: four characters each. Servers that stream do not say. */
export const tokensIn = (...texts: string[]): number =>
  Math.ceil(texts.reduce((sum, text) => sum + text.length, 0) / 4);
