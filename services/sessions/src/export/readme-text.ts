import { EXPORT_KINDS, type ExportKind } from '@lectern/contracts/export-records';

/** What stands in the file of each kind. */
const ABOUT: Record<ExportKind, string> = {
  profile: 'your profile; the picture is in the folder profile',
  settings: 'what you chose in the settings, and what holds otherwise',
  cases: 'your cases: parties, court, hearing',
  sessions: 'your practice sessions and what is known of their recordings',
  retakes: 'passages that you said again',
  scripts: 'your scripts as texts, with the drafts, their sources and what you changed',
  schedule: 'the practice that you planned',
  goals: 'your goals',
  'own-assessments': 'how you looked, by your own account',
  shares: 'the links to sessions that you gave to others; their addresses are not kept anywhere',
  analyses: 'the analyses with every figure, finding and transcript',
  'retake-analyses': 'what was measured of passages that you said again',
  documents: 'your documents, what was read from them, and their text page by page',
  'case-corrections': 'what you corrected and filled in about the facts of a case',
  'machine-drafts': 'drafts by the model on this machine that wait for you',
  guide: 'strategies of the guide that you marked complete',
  exercises: 'exercises of the guide, with the session of each',
  posts: 'your posts in the community',
  comments: 'your comments in the community',
  likes: 'the posts that you like',
  membership: 'how you appear in the community',
  achievements: 'the achievements that you earned',
  certificates: 'your certificate; as a PDF it is in the folder profile',
  quiz: 'how you did in the quiz',
  notifications: 'your notifications',
  activities: 'what you did in Lectern, as your history has it',
  'notification-preferences': 'what you want to be told, and when',
};

/** The README.txt of an export. */
export function readmeText(madeAt: Date): string {
  const widest = Math.max(...EXPORT_KINDS.map((kind) => kind.length));
  const files = EXPORT_KINDS.map((kind) => `  ${`${kind}.json`.padEnd(widest + 5)}  ${ABOUT[kind]}`);
  return `A copy of what Lectern keeps of you
made on ${madeAt.toISOString()}

What is where
-------------
sessions/   a folder for each session: recordings, passages that you said
            again, the document that it began with, and the report on its
            newest recording as a PDF
cases/      a folder for each case, with its documents
documents/  documents that belong to no case and to no session
profile/    your picture and your certificate
data/       everything as JSON, in these files:

${files.join('\n')}

schemas/    a JSON Schema (draft 2020-12) for each file in data/ that says
            what its fields are

Each file in data/ is a list of records. "files" names the files in this zip
that belong to a record. A session, case or script is referred to by its id.
Times are in UTC.

Not here
--------
Passwords, sign-in codes and keys are never given out. Audio that was
discarded is gone: of such a recording only what was measured is kept. What
others wrote under your posts is theirs. If something was deleted or could not
be drawn while this copy was made, NOT-INCLUDED.txt names it.
`;
}
