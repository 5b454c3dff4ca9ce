import { paths } from '../../../lib/paths.js';
import type { Tutorial } from './help-content.js';

export const fromTheFile: Tutorial = {
  id: 'from-the-file',
  title: 'From the case file to a script you can speak',
  description: 'Make a case, add its documents, draft from them alone, and settle every open sentence.',
  duration: 12,
  difficulty: 'Intermediate',
  category: 'practice',
  steps: [
    {
      title: 'Make a case',
      text: 'Give it the name that you use in the office. Whom you speak for and the hearing date are worth filling in: drafts take your side, and the case page counts down to the hearing.',
      picture: { name: 'new-case', shows: 'The form of a new case' },
    },
    {
      title: 'Add its documents',
      text: 'PDF, Word or text. They are read on this installation. “What Lectern understood”, on the case page, lists people, facts and claims with the place they were found in; correct what is wrong, because every draft is made from it.',
      picture: {
        name: 'case',
        shows: 'What Lectern understood of a complaint, and what its file leaves open',
      },
    },
    {
      title: 'Look through the facts',
      text: 'From the case page, one fact at a time: for us, against us, neither, or leave it out, with one key each and about five seconds a fact. Whom a fact helps is a guess, and about three in ten are wrong; drafts tell what is for you and answer what is against you. Facts that drafts do not tell come last: tell those that you want. Then say what no document can: your theme, and your answer to the worst fact. Leave whenever you like; it goes on where you left it.',
    },
    {
      title: 'Choose a part',
      text: 'Opening statement, cross-examination, closing argument, motion, witness examination, jury selection or appellate argument. The form is filled from this case, never from another.',
    },
    {
      title: 'Read the details before you generate',
      text: 'Case type and key facts are required. A field that came from a document says so and opens the place. Two or three strong facts make a better draft than ten weak ones.',
    },
    {
      title: 'Generate',
      text: 'The stages of the work are shown as they happen. The result is a full text in the order in which it is spoken, not an outline.',
    },
    {
      title: 'Check sentence by sentence',
      text: 'Press a page number to see the quoted words in the document. What is marked “not in your file” needs your decision: confirm it or cut it. What only you can supply is left open, “yours to fill”. Citations say where they came from; check each before you use it.',
      picture: { name: 'script', shows: 'A drafted opening with the source of each sentence in the margin' },
    },
    {
      title: 'Make it yours',
      text: 'Rewrite what you would never say. Short sentences, one idea each, read best aloud. Changes are saved as you make them.',
    },
    {
      title: 'Listen, and take it along',
      text: 'Choose a voice and hear a section, or download the audio for the way to court. The speaking copy is set in 18 points with wide margins; the sourced copies carry a note for each sentence.',
    },
    {
      title: 'Record the first take',
      text: 'Fold the script away, keep the cue card, and speak. Each take of a script is numbered, and the case page shows which parts have been said in full.',
    },
  ],
  links: [{ label: 'New case', to: paths.newCase() }],
};
