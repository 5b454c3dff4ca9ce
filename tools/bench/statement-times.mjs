import pg from 'pg';

const WIDTH = 70;
const shown = (text) => text.replace(/\s+/g, ' ').trim().slice(0, WIDTH);

/**
 * Takes the time of every statement that this process sends, waiting for its turn included, until it is stopped.
 * @returns `stop`, which answers the statements, those that took most together first, with the median of each
 */
export function statementTimes() {
  const taken = new Map();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function timed(statement, ...rest) {
    const began = performance.now();
    const text = shown(typeof statement === 'string' ? statement : statement.text);
    const note = () => {
      if (!taken.has(text)) taken.set(text, []);
      taken.get(text).push(performance.now() - began);
    };
    const last = rest.at(-1);
    if (typeof last === 'function')
      rest[rest.length - 1] = (...answer) => {
        note();
        last(...answer);
      };
    const asked = query.call(this, statement, ...rest);
    if (typeof asked?.then === 'function') asked.then(note, note);
    return asked;
  };
  return {
    stop() {
      pg.Client.prototype.query = query;
      return [...taken]
        .map(([text, times]) => {
          times.sort((a, b) => a - b);
          return {
            text,
            times: times.length,
            each: times[Math.floor(times.length / 2)],
            sum: times.reduce((a, b) => a + b),
          };
        })
        .sort((a, b) => b.sum - a.sum);
    },
  };
}
