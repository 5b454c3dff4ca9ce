import { paths } from '../../../lib/paths.js';
import type { Tutorial } from './help-content.js';

export const setUp: Tutorial = {
  id: 'set-up',
  title: 'Set up the room, the account and the reminders',
  description: 'Ten minutes that spare you trouble later: sound, privacy, a safe sign-in, quiet hours.',
  duration: 10,
  difficulty: 'Beginner',
  category: 'technical',
  steps: [
    {
      title: 'Choose the room and the microphone',
      text: 'A quiet room with carpet or books is worth more than an expensive microphone. Stand, as you would in court, and keep the same distance for the whole take. In a room nearly as loud as your voice no score is given.',
    },
    {
      title: 'Decide what is kept',
      text: 'By default the recording is kept on the server, so that you can play each finding. Switch on “Keep the numbers, discard the audio” when the matter is too sensitive: the sound then stays in your browser, unless you also let the server find the words in it. The line with the lock says where it goes.',
    },
    {
      title: 'Turn on two-step sign-in',
      text: 'Under Sign-in and security, set up an authenticator app and keep the recovery codes. The same page lists where you are signed in, and ends what you do not know.',
      picture: { name: 'security', shows: 'Sign-in and security: two-step sign-in and current sign-ins' },
    },
    {
      title: 'Choose what you are told, and when',
      text: 'Under notification preferences: email, browser push, practice reminders and the weekly report. Set your time zone, and quiet hours in which messages wait.',
      picture: { name: 'preferences', shows: 'Notification preferences with quiet hours' },
    },
    {
      title: 'Learn one shortcut',
      text: 'Ctrl + K (⌘ K on a Mac) finds any page, case, session or action from anywhere. Type a few letters, choose with the arrow keys, press Enter.',
      picture: { name: 'search', shows: 'The search over pages, cases, sessions and actions' },
    },
  ],
  links: [
    { label: 'Sign-in and security', to: paths.security() },
    { label: 'Notification preferences', to: paths.notificationPreferences() },
  ],
};
