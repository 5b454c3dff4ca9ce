import { paths } from '../../../lib/paths.js';
import { QUICK_PRACTICE } from '../../../lib/scenarios.js';
import type { Faq } from './help-content.js';

/** Getting started, practice and what it costs. */
export const startFaqs: readonly Faq[] = [
  {
    id: 'first-recording',
    question: 'How do I make my first recording?',
    answer: [
      'Press Quick Start on the dashboard. Your browser asks for the microphone once; then a countdown of three seconds begins, and you speak. Press Stop Recording when you are done, and Analyze to have it measured.',
      'Speak for at least a minute: scores need 60 seconds of speech, pauses left out. The measures themselves are shown for shorter takes too.',
    ],
    category: 'getting-started',
    tags: ['quick start', 'record', 'microphone', 'begin'],
    links: [{ label: 'Quick Practice', to: paths.practice(QUICK_PRACTICE) }],
  },
  {
    id: 'scores',
    question: 'What does the score mean?',
    answer: [
      'Four scores of 0 to 10 make the overall score: confidence (melody, even level, ends of phrases, hedges), clarity (fillers, repetitions, length of sentences), pace (words a minute and pauses) and legal effectiveness (what the scenario asks for, such as a theme, a burden or leading form).',
      'How it is made up, under each score, lists what counted and for how much. Without the words of a take only confidence and pace can be measured: the figure is then called Delivery and is compared with Delivery only.',
      'A middle value of a range is worth 10, its edge 8, the edge of what is acceptable 5.5. A score says how a take measured, not how a court will decide.',
    ],
    category: 'analysis',
    tags: ['confidence', 'clarity', 'pace', 'legal effectiveness', 'overall score', 'delivery'],
    links: [{ label: 'Your sessions', to: paths.sessions() }],
  },
  {
    id: 'microphone',
    question: 'Lectern cannot hear my microphone. What can I do?',
    answer: [
      'If you blocked the microphone, allow it again: in Chrome and Edge, the icon at the left of the address; in Firefox, the crossed-out microphone there; in Safari, the settings for this website in the Safari menu. The recorder shows the steps for your browser.',
      'If the level bar does not move, choose another microphone below it, and check that the one you use is not muted or busy in another program. Browsers give the microphone only to pages on https or localhost.',
      'You can always upload an audio file instead.',
    ],
    category: 'technical',
    tags: ['permission', 'blocked', 'no sound', 'muted', 'browser'],
  },
  {
    id: 'where-data-goes',
    question: 'Where do my client’s files and my recordings go?',
    answer: [
      'To the server on which Lectern runs, which is your firm’s own or your own computer. Documents are read there, drafts are written there by built-in rules, and recordings are measured there.',
      'Nothing is sent to any other service unless whoever runs this installation has set one up. If they have, Lectern names its host and asks you before the first text or recording goes there, and you can say no.',
      'Each case is kept apart from every other: nothing of one client appears in the work for another.',
    ],
    category: 'technical',
    tags: ['privacy', 'confidential', 'cloud', 'storage', 'privilege', 'model', 'AI'],
  },
  {
    id: 'what-is-a-case',
    question: 'What is a case, and do I need one?',
    answer: [
      'A case holds what belongs to one client: its parties, court and hearing date, its documents, and the scripts and takes made for it. Its page names the one thing to do next, and counts how many parts of the hearing you have rehearsed in full.',
      'You do not need one. Quick Practice and every scenario work without a case, and a session can be moved into a case later.',
    ],
    category: 'getting-started',
    tags: ['matter', 'client', 'hearing', 'documents'],
    links: [
      { label: 'Cases', to: paths.cases() },
      { label: 'New case', to: paths.newCase() },
    ],
  },
  {
    id: 'which-files',
    question: 'Which files can I add, and how large may they be?',
    answer: [
      'Documents of a case are PDF, Word (.docx) or plain text files, up to 100 MB and 1,500 pages each. Scanned pages are recognized, where the installation has the program for it. Your own script can be a .docx or .txt file, or simply pasted.',
      'Recordings made elsewhere can be uploaded as audio files of up to 200 MB and two hours.',
    ],
    category: 'getting-started',
    tags: ['pdf', 'word', 'docx', 'upload', 'scan', 'limit', 'size', 'audio file'],
  },
  {
    id: 'draft-sources',
    question: 'Where does a draft take its facts from?',
    answer: [
      'From your documents and case details, and from nothing else. Beside each sentence stands its source: a page of your file, which opens at the quoted words, or the case detail.',
      'A sentence with a fact that your file does not support is marked “not in your file”: confirm it or cut it. What only you can supply is left open, “yours to fill”. Downloads keep the marks until you have decided.',
    ],
    category: 'practice',
    tags: ['script', 'generate', 'provenance', 'unsupported', 'hallucination'],
  },
  {
    id: 'better-draft',
    question: 'How do I get a better draft?',
    answer: [
      'Look through the facts: the case page leads there, and it takes about five seconds a fact. Whom a fact helps is a guess, and about three in ten are wrong. Drafts tell what you say is for you, answer what is against you, and do not tell what you leave out.',
      'Then fill the places that are yours to say: your theme, the worst fact against you and your answer, one human detail. Draft again, and it is all there.',
    ],
    category: 'practice',
    tags: ['facts', 'for us', 'against us', 'leave out', 'theme', 'quality'],
  },
  {
    id: 'citations',
    question: 'Can I trust the citations in a draft?',
    answer: [
      'Lectern never adds a case or statute of its own. Each citation carries its state: in-your-document, supplied-by-you or not-verified. The state says where the citation came from. It does not say that the authority is good law: check every citation before you use it.',
    ],
    category: 'practice',
    tags: ['authority', 'case law', 'statute', 'not-verified', 'invented'],
  },
  {
    id: 'own-script',
    question: 'Can I rehearse my own script?',
    answer: [
      'Yes. Choose a scenario and press Use my own script. Paste the text, write it there, or open a .docx or .txt file. It is saved as you type, its takes are numbered, and it can be read aloud and downloaded like a draft.',
    ],
    category: 'practice',
    tags: ['paste', 'write', 'prompter', 'text'],
    links: [{ label: 'Practice', to: paths.practice() }],
  },
  {
    id: 'voices',
    question: 'Can I listen to a script before I speak it?',
    answer: [
      'Yes. Choose one of six voices, hear a sentence of it, and play single sections or download all of it as an MP3. The voices are synthetic. Unless your operator has set up another service, they are made on the server itself: by the built-in voice espeak-ng, or by a natural one if whoever runs the server added it (the command is npm run models). The page says which one reads.',
    ],
    category: 'practice',
    tags: ['mp3', 'audio', 'read aloud', 'download'],
  },
  {
    id: 'browser-closed',
    question: 'What happens if the browser closes while I record?',
    answer: [
      'What you say is stored on your device every two seconds while you speak. When you come back, the dashboard and the practice page show “An unsaved recording was found”: keep it, play it or delete it. At most the last two seconds are missing.',
      'Nothing is deleted without your saying so, and signing out asks what should become of it.',
    ],
    category: 'practice',
    tags: ['crash', 'lost', 'unsaved', 'recover', 'offline'],
  },
  {
    id: 'numbers-only',
    question: 'Can I practice without keeping the audio?',
    answer: [
      'Yes. Switch on “Keep the numbers, discard the audio” in the recorder. The sound then stays in your browser and is stored nowhere; Analyze sends only what was measured. Where a recognizer was added to the server, you may also switch on “Find the words on this server”: the sound then passes through its memory while you speak, and is not stored there either. You see the times of each finding, but there is nothing to play.',
    ],
    category: 'practice',
    tags: ['privacy', 'discard', 'no recording', 'confidential'],
  },
  {
    id: 'cost',
    question: 'What does Lectern cost?',
    answer: [
      'Nothing from us. Lectern is run by your firm or by yourself on your own server: there is no subscription, no credit card and no invoice. What the server costs is between its operator and whoever hosts it.',
    ],
    category: 'billing',
    tags: ['price', 'subscription', 'invoice', 'credit card', 'payment'],
  },
  {
    id: 'free-trial',
    question: 'When does the free trial end?',
    answer: [
      'It does not. An account has full access from the first day, nothing is locked later, and no payment details are ever asked for.',
    ],
    category: 'billing',
    tags: ['trial', 'expire', 'upgrade', 'plan'],
  },
  {
    id: 'model-costs',
    question: 'Can anything else be charged?',
    answer: [
      'Only if whoever runs this installation has connected a paid service for drafting, transcripts or voices. Its provider then charges them, not you. How much of your allowance you have used is shown under Sign-in and security.',
    ],
    category: 'billing',
    tags: ['model', 'provider', 'allowance', 'usage', 'limit'],
    links: [{ label: 'Sign-in and security', to: paths.security() }],
  },
];
