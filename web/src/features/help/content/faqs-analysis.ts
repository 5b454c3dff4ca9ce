import { paths } from '../../../lib/paths.js';
import type { Faq } from './help-content.js';

/** Analysis, strategies and the technical rest. */
export const analysisFaqs: readonly Faq[] = [
  {
    id: 'no-fillers',
    question: 'Why are filler words or confidence missing from my analysis?',
    answer: [
      'Pace, pauses and level are measured from the sound. Filler words, wording and legal effectiveness need the words of the take, and nobody wrote them down.',
      'Words come from a recognizer on the server, if whoever runs it added one (the command is npm run models): they then appear while you speak where the server is fast enough, else with the analysis; from your browser, where it can recognize speech on the device; from a service that your operator has set up; or from you: open the Transcript tab and press Paste or type the words. The figures follow at once.',
      'Likely hesitation sounds are listed even without words. They do not count toward a score.',
    ],
    category: 'analysis',
    tags: ['transcript', 'um', 'filler', 'not measured', 'words', 'delivery'],
  },
  {
    id: 'wrong-finding',
    question: 'A finding is wrong. Can I take it out of the score?',
    answer: [
      'Yes. Press ✕ (“Do not count”) beside it, or select it and press Delete. It stays in the list, struck through, and the score changes at once. Undo brings it back.',
    ],
    category: 'analysis',
    tags: ['dismiss', 'false', 'do not count', 'undo', 'score'],
  },
  {
    id: 'good-pace',
    question: 'Which pace should I aim for?',
    answer: [
      'Between 130 and 170 words a minute; 120 to 180 is acceptable. Pace counts from your first word to your last, pauses included. Stretches above 200 words a minute for three seconds and more are marked as a rush, those below 90 as a drag.',
      'Without the words of a take, pace is estimated from syllables and says so.',
    ],
    category: 'analysis',
    tags: ['words per minute', 'wpm', 'speed', 'too fast', 'rush'],
  },
  {
    id: 'say-it-again',
    question: 'What is “Say it again”?',
    answer: [
      'An analysis puts one passage on top: one that shows the part of your scores from which most is to be gained. Where no passage shows it, the part itself stands there, and the passages come next. Say it again records that passage alone, right there, and shows before and after side by side. A retake is kept beside the session. It does not change the session’s score.',
    ],
    category: 'analysis',
    tags: ['retake', 'fix this next', 'passage', 'before and after'],
  },
  {
    id: 'compare-share',
    question: 'How do I compare takes, or show one to somebody?',
    answer: [
      'Compare, on a session’s page, puts two analyzed sessions of one scenario side by side. It calls them different only where their ranges do not overlap.',
      'Share makes a link for 1, 7, 30 or 90 days. You choose what it shows (scores, findings, transcript, audio), can hide the title, and can end it at any time. Download Report makes a PDF.',
    ],
    category: 'analysis',
    tags: ['link', 'report', 'pdf', 'colleague', 'coach', 'revoke'],
    links: [{ label: 'Compare', to: paths.compare() }],
  },
  {
    id: 'depth',
    question: 'Can I choose how much is analyzed?',
    answer: [
      'Yes, under Settings. Basic measures pace, pauses, level and melody from the sound alone. Standard adds the words: fillers, hedges, what of your script was said. Comprehensive adds what worked, what to change and what to try next. The choice holds from the next take on.',
    ],
    category: 'analysis',
    tags: ['basic', 'standard', 'comprehensive', 'settings', 'analysis depth'],
    links: [{ label: 'Settings', to: paths.settings() }],
  },
  {
    id: 'strategies',
    question: 'What are the five strategies?',
    answer: [
      'Check Your Look, How You Present, How You Sound, Power of the Story and Power of the Pause. The Strategies tab of a session shows a value out of 10 for each that could be measured in that take, and the reason where it could not.',
    ],
    category: 'murphy-strategies',
    tags: ['murphy', 'method', 'look', 'present', 'sound', 'story', 'pause'],
    links: [{ label: 'Guide', to: paths.guide() }],
  },
  {
    id: 'check-your-look',
    question: 'Why is “Check Your Look” not measured?',
    answer: [
      'A microphone cannot see. Attire, posture, eye contact, hands and movement can only be judged by you or by somebody who watches, so no recording gives this strategy a value.',
      'You can: the Strategies tab of a session has five items to answer for yourself. It is optional, is labeled as your own assessment, and is never part of the overall score.',
    ],
    category: 'murphy-strategies',
    tags: ['posture', 'attire', 'eye contact', 'own assessment'],
  },
  {
    id: 'pauses',
    question: 'How long should a pause be?',
    answer: [
      'The coach teaches pauses of 2 to 3 seconds after what matters, and being at ease with silences of up to 5. Lectern counts a silence of 0.8 seconds and more as deliberate, and looks for three to ten of them a minute. Shorter ones from half a second on are a breath.',
    ],
    category: 'murphy-strategies',
    tags: ['silence', 'power of the pause', 'breath'],
  },
  {
    id: 'who-sees-me',
    question: 'Who can see me and my results?',
    answer: [
      'No other user sees a recording, a script or a session of yours unless you share a link to it. In the community, others see your posts and, on the leaderboard, your name and points. There you can appear under an alias, or leave the leaderboard; both take effect at once, also in what you posted before.',
    ],
    category: 'technical',
    tags: ['community', 'leaderboard', 'alias', 'privacy', 'name', 'visible'],
    links: [{ label: 'Community', to: paths.community() }],
  },
  {
    id: 'browsers',
    question: 'Which browser do I need?',
    answer: [
      'A current one. Chromium (Chrome, Edge) is what Lectern is tested in. Recording needs a microphone and a page on https or localhost. Recognition of your words on the device is offered only where the browser can do it without sending your voice away.',
    ],
    category: 'technical',
    tags: ['chrome', 'edge', 'firefox', 'safari', 'phone', 'mobile'],
  },
  {
    id: 'keyboard',
    question: 'Which keys can I use?',
    answer: [
      'Ctrl + K (⌘ K on a Mac) opens the search over pages, cases, sessions and actions from anywhere.',
      'On a session’s page: Space plays and pauses, ← and → move by 5 seconds (with Shift by 1), N and P go to the next and previous finding, Delete takes the selected finding out of the score, Ctrl + Z takes that back, and ? lists them all.',
    ],
    category: 'technical',
    tags: ['shortcut', 'keys', 'accessibility', 'search', 'palette'],
  },
  {
    id: 'secure-account',
    question: 'How do I protect my account?',
    answer: [
      'Turn on two-step sign-in: an authenticator app then gives a code at each sign-in, and recovery codes let you in if you lose it. The same page lists where you are signed in, and ends any sign-in that is not yours.',
      'If your firm’s own sign-in service keeps your account, both are changed there.',
    ],
    category: 'technical',
    tags: ['two-step', '2fa', 'authenticator', 'password', 'recovery codes', 'signed in'],
    links: [{ label: 'Sign-in and security', to: paths.security() }],
  },
  {
    id: 'letters',
    question: 'How do I change or stop notifications?',
    answer: [
      'Under notification preferences you choose email, browser push, practice reminders and the weekly report, and set quiet hours in which email and push wait. Each change is saved at once.',
    ],
    category: 'technical',
    tags: ['email', 'push', 'quiet hours', 'reminder', 'unsubscribe', 'time zone'],
    links: [{ label: 'Notification preferences', to: paths.notificationPreferences() }],
  },
  {
    id: 'delete',
    question: 'How do I delete a recording or a case?',
    answer: [
      'A session is deleted at the bottom of its page, with its recording, analysis and shared links. Deleting a case first lists what goes with it: documents, scripts and recordings. Both ask before they do it, because neither can be undone.',
      'Settings can also let the audio go after 30 days, or whole sessions after a time that you choose, and show beforehand what that would delete. Unless you choose it, nothing is deleted by itself.',
    ],
    category: 'technical',
    tags: ['remove', 'erase', 'session', 'privacy'],
    links: [
      { label: 'Your sessions', to: paths.sessions() },
      { label: 'Cases', to: paths.cases() },
      { label: 'Settings', to: paths.settings() },
    ],
  },
];
