/** The least words put in, left out or exchanged that make one list from the other (V. Levenshtein, 1966), and the pairs that stayed the same. */
export function editsBetween(truth, heard) {
  const rows = [Array.from({ length: heard.length + 1 }, (_, j) => j)];
  truth.forEach((word, i) => {
    const row = [i + 1];
    heard.forEach((other, j) =>
      row.push(Math.min(rows[i][j] + (word === other ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)),
    );
    rows.push(row);
  });
  const pairs = [];
  let [i, j] = [truth.length, heard.length];
  while (i > 0 && j > 0) {
    const same = truth[i - 1] === heard[j - 1];
    if (rows[i][j] === rows[i - 1][j - 1] + (same ? 0 : 1)) {
      if (same) pairs.push([i - 1, j - 1]);
      [i, j] = [i - 1, j - 1];
    } else if (rows[i][j] === rows[i - 1][j] + 1) i--;
    else j--;
  }
  return { wrong: rows[truth.length][heard.length], pairs: pairs.toReversed() };
}
