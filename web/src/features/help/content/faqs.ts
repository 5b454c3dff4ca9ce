import { analysisFaqs } from './faqs-analysis.js';
import { startFaqs } from './faqs-start.js';
import type { Faq } from './help-content.js';

/** In the order of the page; the first four are the popular articles. */
export const FAQS: readonly Faq[] = [...startFaqs, ...analysisFaqs];
