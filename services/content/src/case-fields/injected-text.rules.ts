const TO_MACHINES =
  /\b(ignore|disregard|forget|override)\b.{0,50}\b(instructions?|rules|prompts?|previous|above|earlier|everything)\b|\b(you are|as an?) (ai|language model|assistant|chatbot)\b|\b(system|developer) prompt\b|\b(answer|respond|reply|output|write) (only )?(that|with)\b.{0,60}\b(client|json|field|party|plaintiff|defendant)\b/i;

/** A sentence that speaks to whoever processes the file instead of to its reader. It is no fact of the case. */
export const speaksToMachines = (text: string): boolean => TO_MACHINES.test(text);
