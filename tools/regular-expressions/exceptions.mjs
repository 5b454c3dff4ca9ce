/** Literals above degree two by the start of their hash, each with the reason why their text is short. None just now. */
export const EXCEPTIONS = {};
