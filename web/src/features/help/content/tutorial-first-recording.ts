import { paths } from '../../../lib/paths.js';
import { QUICK_PRACTICE } from '../../../lib/scenarios.js';
import type { Tutorial } from './help-content.js';

export const firstRecording: Tutorial = {
  id: 'first-recording',
  title: 'Your first recording',
  description: 'From the dashboard to a score, with two minutes of an opening that you know by heart.',
  duration: 8,
  difficulty: 'Beginner',
  category: 'getting-started',
  steps: [
    {
      title: 'Choose what to say',
      text: 'Take an opening that you know, or read the first page of any brief. Speak for a minute at least: below 60 seconds of speech there are measures, but no score.',
    },
    {
      title: 'Press Quick Start on the dashboard',
      text: 'It opens the recorder without a case and without a script. Nothing of any client is used.',
      picture: { name: 'dashboard', shows: 'The dashboard, with Quick Start at the top right' },
    },
    {
      title: 'Allow the microphone',
      text: 'Lectern first says what will happen, then your browser asks, once. The recording stays on your device until you press Analyze.',
    },
    {
      title: 'Check the level',
      text: 'Say a sentence as loud as you will speak. The word beside the bar should read Good. If the bar does not move, choose another microphone below it.',
      picture: { name: 'recorder', shows: 'The recorder, ready: title, level bar and microphone' },
    },
    {
      title: 'Record',
      text: 'After a countdown of three seconds you see the time and the level, and little else: nothing should draw your eye while you speak. You can pause. Press Stop Recording at the end.',
    },
    {
      title: 'Listen, then Analyze',
      text: 'Hear the take first, if you like. Discard throws it away; Analyze sends it to the server of this installation and measures it. That takes about ten seconds, and you may leave the page.',
    },
    {
      title: 'Open the review and read one thing',
      text: 'At the top stands “Fix this next”: one finding, with the passage to play and what to do about it. Where more is to be gained from something that no passage shows, such as a request never made, that stands there first. Press Say it again and record that passage once more. That is the whole method: one thing, at once, aloud.',
      picture: { name: 'review', shows: 'The review of a take: score, waveform, and what to fix next' },
    },
  ],
  links: [{ label: 'Start now', to: paths.practice(QUICK_PRACTICE) }],
};
