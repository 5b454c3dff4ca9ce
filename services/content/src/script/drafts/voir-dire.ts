import type { CaseFile } from '../case-file.js';
import type { Said } from '../said.js';
import { CASE_TALK, type Forum } from '../conventions.js';
import { lowerFirst } from '../english/casing.js';
import { joined, nounPhrase, sentence } from '../english/phrases.js';
import { type Line, type Section, framing, resting, text } from '../line.js';
import { factLine, factLines, isPhrase, partyLines } from '../narrative.js';
import { spokenWishes } from '../wishes.js';

/** Jury selection: candor invited, the case told neutrally, then open questions that let people talk. */
export function voirDire(file: CaseFile, forum: Forum): Section {
  const talk = CASE_TALK[file.caseType];
  return text([
    [
      framing(forum.salutation),
      ...partyLines(file),
      framing('For the next while I will ask, and you will do most of the talking.'),
      framing('There are no wrong answers here, and the honest answer is the one that helps everyone.'),
    ],
    [
      resting(`This is ${talk.label}.`, { sources: file.caseTypeSources }),
      framing('You will decide later what is proved, so take what follows only as what the case is about.'),
      ...factLines(file.facts),
    ],
    [
      framing('Let me begin with your own lives.'),
      ...talk.panel.map((topic) =>
        framing(`What has been your experience, or that of someone close to you, with ${topic}?`),
      ),
      framing('How might that experience stay with you as you listen to this case?'),
    ],
    onTheCase(file),
    [
      framing('Some people hear a short description of a case and already lean one way.'),
      framing('Who feels that, even a little, and which way?'),
      framing('What would you need to hear before you changed your mind?'),
      framing(
        'Is there anything that I have not asked and that you would want to know if you were sitting where I sit?',
      ),
      framing('Thank you for your candor.'),
    ],
  ]);
}

function onTheCase(file: CaseFile): Line[] {
  const lines: Line[] = [framing('Now to this case.')];
  lines.push(...issueQuestions(file));
  const named = file.evidence.filter(isPhrase);
  if (named.length > 0) {
    const names = joined(named.map((item) => nounPhrase(item.text, file.names)));
    lines.push(
      resting(sentence(`The evidence may include ${names}`), ...named),
      framing('What would you want to know about evidence of that kind before you relied on it?'),
    );
  }
  for (const item of file.evidence)
    if (!named.includes(item)) lines.push(factLine({ ...item, text: sentence(item.text) }));
  if (file.opponent)
    lines.push(
      resting(
        `What have you heard, read, or formed an opinion about concerning ${file.opponent.name}?`,
        file.opponent,
      ),
    );
  if (file.client) lines.push(resting(`Who knows ${file.client.name}, and how?`, file.client));
  for (const wish of spokenWishes(file)) {
    lines.push(
      wish.form === 'noun'
        ? resting(`How do you feel about a case in which one side asks for ${wish.text}?`, wish.said)
        : resting(
            sentence(`At the end you may hear one side ask for this: ${lowerFirst(wish.text, file.names)}`),
            wish.said,
          ),
    );
    if (wish.form !== 'noun') lines.push(framing('How do you feel about a request of that kind?'));
  }
  return lines.length > 1 ? lines : [];
}

/** Labels share one open question; a question of the file keeps its own. */
function issueQuestions(file: CaseFile): Line[] {
  const labels = file.issues.filter(({ kind, text }) => kind === 'fragment' && !ASKING.test(text));
  const lines = file.issues
    .filter((issue) => !labels.includes(issue))
    .map((issue) => issueQuestion(issue, file));
  if (labels.length > 0) {
    const names = joined(labels.map(({ text }) => lowerFirst(text, file.names)));
    lines.push(resting(`What comes to mind when you hear that a case is about ${names}?`, ...labels));
  }
  return lines;
}

const ASKING = /^(?:whether|if|how|why|what|who|when|where)\b/i;

function issueQuestion(issue: Said, file: CaseFile): Line {
  const asked = 'What would you want to know before you decided';
  if (/^whether\b/i.test(issue.text)) return resting(`${asked} w${issue.text.slice(1)}?`, issue);
  if (issue.kind === 'statement')
    return resting(`${asked} whether ${lowerFirst(issue.text, file.names)}?`, issue);
  return resting(sentence(`A question in this case is this: ${issue.text}`), issue);
}
