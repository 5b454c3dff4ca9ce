import { paths } from '../../../lib/paths.js';
import type { Tutorial } from './help-content.js';

export const readAnalysis: Tutorial = {
  id: 'read-an-analysis',
  title: 'Read an analysis and fix one thing',
  description:
    'Where every figure comes from, how to hear it, how to overrule it, and how to get better by it.',
  duration: 18,
  difficulty: 'Intermediate',
  category: 'analysis',
  steps: [
    {
      title: 'Begin with what the score rests on',
      text: 'Overall score means that all four parts could be measured; Delivery means that only the voice was. The line beside it says which. A take under a minute of speech has no score, because it would be chance.',
    },
    {
      title: 'Open “How it is made up”',
      text: 'Each score opens into its ingredients, with what was measured, what that was worth and how much it weighs. You can recalculate the figure from them.',
      picture: { name: 'score-parts', shows: 'A score opened into its ingredients and their weights' },
    },
    {
      title: 'Hear the findings',
      text: 'Below the waveform are four lanes: fillers, pauses, pace, level. Choose a mark, a row of the list or a word of the transcript, and the passage plays from half a second before. N and P go to the next and the previous finding.',
    },
    {
      title: 'Overrule what is wrong',
      text: '“Like” can be a verb. Press ✕ beside the finding: it is struck through, and the score follows at once. Undo brings it back. Good pauses stand in the list too; they are credit, not faults.',
    },
    {
      title: 'Give it the words, if they are missing',
      text: 'Without words there are no fillers, no wording and no legal effectiveness. In the Transcript tab, paste or type what you said: Lectern finds the words in the sound, and the figures follow.',
      picture: {
        name: 'transcript',
        shows: 'The transcript of a take, with its findings marked in the text',
      },
    },
    {
      title: 'Read “Fix this next”, and nothing else',
      text: 'It is the finding whose removal would gain most. The sentence gives the evidence, the reason and the remedy. Show the next one is there for another day.',
    },
    {
      title: 'Say it again',
      text: 'The panel becomes the recorder. Say the passage, at most a minute, and compare before and after, each with its figure and its sound. Keep this take, or once more.',
    },
    {
      title: 'Look at the strategies and the timeline',
      text: 'The Strategies tab gives the coach’s five, out of 10, where a recording can show them. The timeline lists the key moments with their times.',
    },
    {
      title: 'Compare two takes',
      text: 'Record the same scenario again and press Compare. Two takes are called different only where their ranges do not overlap. A small change in a short take is noise, and is shown as such.',
    },
    {
      title: 'Show it to somebody',
      text: 'Share makes a link with an end date, and you choose what it contains. Download Report makes a PDF for the file. A colleague’s ear finds what no measurement does.',
    },
  ],
  links: [{ label: 'Your sessions', to: paths.sessions() }],
};
