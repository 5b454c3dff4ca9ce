import type { Brief } from '../brief.js';
import { type Topic, about, civil } from './voir-dire-topics.js';

/** Who gets what somebody left behind is in dispute. */
const inherited = (brief: Brief): boolean =>
  civil(brief) &&
  (about(/\b(?:undue influence|capacity|will contest|probate|inheritance|trust contest)\b/i)(brief) ||
    brief.read.papers.some(
      ({ document }) =>
        /\b(?:estate of|(?:contest|caveat|probate)\b[^.]{0,60}\bwill|will (?:contest|in solemn form))\b/i.test(
          (document.pages[0]?.text.slice(0, 2500) ?? '').replace(/\s+/g, ' '),
        ) &&
        /\b(?:contest|caveat|probate|undue influence)\b/i.test(document.pages[0]?.text.slice(0, 2500) ?? ''),
    ));

/** What families live through when somebody grows old and dies. */
export const FAMILY: readonly Topic[] = [
  {
    title: 'What somebody leaves behind',
    found:
      /\b(?:(?:the|a|last|his|her) will\b(?! be)|(?<!real )estate|inherit\w*|heirs?|executor|testator)\b/i,
    when: inherited,
    once: true,
    ask: [
      'Who has helped to settle what somebody left behind?',
      'What made that easy, or hard, for those who remained?',
    ],
  },
  {
    title: 'Memory',
    found:
      /\b(?:dementia|Alzheimer['’]?s|memory|confus(?:ed|ion)|mental (?:ability|capacity)|testamentary capacity|disoriented)\b/i,
    when: inherited,
    once: true,
    ask: [
      'Who has seen memory fail in somebody close?',
      'What could that person still decide, and what not?',
    ],
  },
  {
    title: 'Caring for parents',
    found: /\b(?:power of attorney|moved into|moved in with|took care of|caring for|lived with)\b/i,
    when: inherited,
    once: true,
    ask: [
      'Who has cared for a parent who could no longer live alone?',
      'How was that work, and the money, shared among the family?',
    ],
  },
];
