import { type ExtractedCase, findCaseFields } from '../case-fields/case-fields.rules.js';
import { withoutInstructions } from '../case-fields/injected-text.rules.js';
import type { ModelFields } from '../case-fields/model-fields.js';
import { withModelFields } from '../case-fields/model-values.rules.js';
import type { PdfPage, PdfText } from '../pdf-text.js';

export { recognizedText, textOrWordless, wholeText } from '../pdf/whole-text.rules.js';

/** What the rules find in a document. */
export const caseFields = ({ text, fileName }: { text: PdfText; fileName: string }): ExtractedCase =>
  findCaseFields(text, fileName);

/** The pages without what they say to machines: no model gets to see that. */
export const pagesForModel = (text: PdfText): PdfPage[] => withoutInstructions(text.pages).pages;

/** What the rules found, with what a model found and the document supports. */
export const withModel = (input: {
  found: ExtractedCase;
  model: ModelFields;
  pages: PdfPage[];
}): ExtractedCase => withModelFields(input.found, input.model, input.pages);
