const TO_MACHINES = [
  /\b(ignore|disregard|forget|override)\b.{0,50}\b(instructions?|rules|prompts?|previous|above|earlier|everything)\b/i,
  /\b(you are|as an?) (ai|language model|assistant|chatbot)\b/i,
  /\b(system|developer) prompt\b/i,
  /\b(answer|respond|reply|output|write) (only )?(that|with)\b.{0,60}\b(client|json|field|party|plaintiff|defendant)\b/i,
  /\b(?:note|message|instructions?|attention|hello|dear|important|command)s?\b.{0,24}\b(?:ai|a\.i\.|assistants?|language models?|llms?|chatbots?|(?:drafting|document|parsing|review) (?:software|tool|system|engine)s?|automated (?:systems?|readers?)|models?)\b/i,
  /\b(?:any|every|the|all) (?:ai|a\.i\.|language models?|llms?|chatbots?|automated (?:systems?|readers?|tools?))\b.{0,60}\b(?:must|should|shall|is to|are to|will|read(?:s|ing)|process(?:es|ing)|summariz|draft)/i,
  /\b(?:include|insert|add|append|place|put|embed|repeat|mention|fetch|visit|open|call|load|send|post)\b.{0,80}\b(?:https?:\/\/|www\.|url\b|hyperlink|every (?:section|answer|script|output)|(?:your|the) (?:answer|output|response|json|draft|script))/i,
  /\b(?:name|list|set|report|return|treat|give)\b.{0,40}\bas (?:the |its )?(?:client(?:\s?name)?|opposing\s?party|case\s?type|jurisdiction)\b/i,
  /\b(?:in|of|to) (?:your|the) (?:json|output|prompt(?! pay)|system message|structured answer)\b/i,
];

/** A sentence that speaks to whoever processes the file instead of to its reader. It is no fact of the case. */
export const speaksToMachines = (text: string): boolean => TO_MACHINES.some((pattern) => pattern.test(text));

/** Pages that were looked through already: a draft and the reading of its case both do. */
const CLEAN = new WeakSet<object>();

const SENTENCE = /[^.!?]+(?:[.!?]+(?!\s|$)[^.!?]*)*[.!?]*\s*/g;

/** The pages without their sentences to machines, and those sentences. */
export function withoutInstructions<P extends { text: string }>(
  pages: readonly P[],
): { pages: P[]; instructions: string[] } {
  const instructions: string[] = [];
  const cleaned = pages.map((page) => {
    if (CLEAN.has(page)) return page;
    const text = page.text.replace(SENTENCE, (sentence) => {
      if (!speaksToMachines(sentence.replace(/\s+/g, ' '))) return sentence;
      instructions.push(sentence);
      return ' '.repeat(sentence.length);
    });
    const clean = text === page.text ? page : { ...page, text };
    CLEAN.add(clean);
    return clean;
  });
  return { pages: cleaned, instructions };
}
