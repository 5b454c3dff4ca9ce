import { Link, useLocation } from 'react-router-dom';
import { hasPage, paths } from '../../lib/paths.js';
import { scenarios } from '../../lib/scenarios.js';
import { DifficultyMark } from '../../ui/difficulty-mark.js';
import { useDocumentTitle } from '../../ui/document-title.js';
import { useFocusAfterNavigation } from '../../ui/page-head.js';
import { PlainToast } from '../../ui/plain-toast.js';
import { LandingHeader } from './landing-header.js';
import { ReviewedPassage } from './reviewed-passage.js';
import { Testimonials, useTestimonials } from './testimonials.js';
import './landing.css';

const facts = [
  ['7 scenarios', 'from voir dire to appeal'],
  ['6 voices', 'to hear your script read'],
  ['No invented law', 'every citation carries its state'],
  ['Yours to delete', 'audio, words and scores'],
] as const;

const features = [
  [
    'Scripts from your own file',
    'Upload a legal PDF. Every sentence in the draft points to the page it came from; what your file does not support is marked, not written over.',
  ],
  [
    'Real speech analysis',
    'Pace, pauses, level and likely hesitation sounds, measured from the sound alone; filler words where the words are known. All shown at the second they happened.',
  ],
  [
    'One thing to fix next',
    'After each take you get the one change that matters most, the passage to hear, and what to do about it.',
  ],
  [
    'Every number has a play button',
    'Hear what was counted. Disagree with it and it is taken off the score.',
  ],
  ['Scripts you can listen to', 'Export any script as MP3 in 6 voices, or as text, Word or PDF.'],
  [
    'Progress, week by week',
    'Confidence, pace and fillers over time, against your own usual range. A small change in a small sample is called what it is.',
  ],
] as const;

const steps = [
  ['Upload PDF', 'A complaint, a motion, a deposition. The case fields are filled for you to check.'],
  ['Generate Content', 'Openings, key points, questions, closings, from your facts only.'],
  ['Practice and Improve', 'Record, hear the one passage to fix, say it again.'],
] as const;

const screens = [
  [
    'script',
    'A drafted opening: beside each sentence the page of the file that it comes from',
    'A draft, as it is. The case in it is made up.',
  ],
  [
    'review',
    'The review of a recorded opening: score, waveform with findings, and what to fix next',
    'The review of a take.',
  ],
  [
    'progress',
    'Progress over a quarter: sessions, confidence, hours and score, and what the newest session moved',
    'A quarter of practice. Its attorney is made up.',
  ],
] as const;

export function LandingPage() {
  useDocumentTitle();
  const heading = useFocusAfterNavigation();
  const { toast } = (useLocation().state ?? {}) as { toast?: string };
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <LandingHeader />
      {toast && <PlainToast title={toast} />}
      <main id="main" tabIndex={-1} className="landing">
        <div className="wrap">
          <section className="hero">
            <div>
              <h1 ref={heading} tabIndex={-1}>
                Rehearse the argument before the court hears it
              </h1>
              <p className="lead">
                Upload a legal PDF. Lectern extracts the case data, drafts your practice script and listens
                while you deliver it: pace and pauses, measured as you speak, confidence and filler words once
                the words are known.
              </p>
              <p className="t2">
                Pace, pauses and level need only your voice. Filler words and confidence need your words: a
                recognizer on the machine, your browser’s, or what you paste.
              </p>
              <div className="row hero-actions">
                <Link className="btn primary large" to={paths.signUp()}>
                  Start Free Trial
                </Link>
                <Link className="btn large" to={paths.signIn()}>
                  Sign In
                </Link>
              </div>
              <p className="sm t3 hero-note">No credit card. Full access.</p>
            </div>
            <ReviewedPassage />
          </section>

          <section className="facts" aria-label="At a glance">
            {facts.map(([fact, about]) => (
              <div key={fact}>
                <b>{fact}</b>
                <span className="t2">{about}</span>
              </div>
            ))}
          </section>

          <section className="section">
            <h2>What it does</h2>
            <ul className="features">
              {features.map(([title, text]) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p className="t2">{text}</p>
                </li>
              ))}
            </ul>
          </section>

          <section className="section">
            <h2>Practice the part you have tomorrow</h2>
            <ul className="grid3 scenario-cards">
              {scenarios.map(
                ({ id, title, description, workout }) =>
                  workout && (
                    <li key={id} className="panel scenario-card">
                      <h3>{title}</h3>
                      <p className="t2">{description}</p>
                      <div className="scenario-meta">
                        <DifficultyMark difficulty={workout.difficulty} />
                        <span className="t3 num">{workout.time}</span>
                      </div>
                    </li>
                  ),
              )}
            </ul>
            <p className="t2">And appellate argument, with the court’s clock and its lights.</p>
          </section>

          <section className="section">
            <h2>Your client’s file stays with you</h2>
            <p className="t2">
              Lectern runs on your own server. No file, no recording and no word leaves it unless your firm
              names an endpoint for it, and you are asked before the first one does. Each case is kept apart
              from every other.
            </p>
            <p className="t2">
              Nothing recorded is lost: your take stays on your device while you speak, and until the server
              has confirmed every byte. With one switch only the numbers are kept, and the audio never leaves
              your browser.
            </p>
          </section>

          <section className="section">
            <h2>How it works</h2>
            <ol className="landing-steps">
              {steps.map(([title, text], index) => (
                <li key={title}>
                  <span className="step-number" aria-hidden="true">
                    {index + 1}
                  </span>
                  <h3>{title}</h3>
                  <p className="t2">{text}</p>
                </li>
              ))}
            </ol>
            {screens.map(([name, alt, caption]) => (
              <figure key={name} className="landing-screen">
                <img
                  src={`/help/${name}.webp`}
                  alt={alt}
                  width={1200}
                  height={750}
                  loading="lazy"
                  decoding="async"
                />
                <figcaption className="sm t3">{caption}</figcaption>
              </figure>
            ))}
          </section>

          <Testimonials said={useTestimonials()} />

          {hasPage(paths.quiz()) && (
            <section className="section landing-quiz">
              <div>
                <h2>Where do you stand?</h2>
                <p className="t2">
                  Twenty questions on evidence, examination and argument, each with the reason and the rule.
                  No account needed.
                </p>
              </div>
              <Link className="btn large" to={paths.quiz()}>
                Take Quiz
              </Link>
            </section>
          )}

          <section className="closing">
            <div>
              <h2>Two minutes is enough to hear the difference</h2>
              <p className="t2">Free trial, no credit card, full access.</p>
            </div>
            <Link className="btn primary large" to={paths.signUp()}>
              Start Free Trial
            </Link>
          </section>
        </div>
      </main>
      <footer className="wrap landing-foot">
        <p>Lectern is a practice tool. It gives no legal advice and is not for use in court.</p>
      </footer>
    </>
  );
}
