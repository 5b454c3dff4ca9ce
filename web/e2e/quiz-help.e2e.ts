// Quiz, help and the command palette: `node web/e2e/quiz-help.e2e.ts --pictures <folder>` (options as for the others).
import assert from 'node:assert/strict';
import { runJourney, step } from './journey.ts';
import { focused, press, tabTo } from './keyboard.ts';

await runJourney('quiz-help', async ({ page, inspector, installation: { url } }) => {
  await step('from the landing page to the quiz, by keyboard', async () => {
    await page.goto(url);
    await inspector.look(page, 'landing');
    await press(page, /^Take Quiz$/);
    await page.getByRole('heading', { level: 1, name: 'Question 1 of 20' }).waitFor();
    assert.equal(await focused(page), 'Question 1 of 20');
    assert.equal(await page.getByRole('button', { name: 'Next' }).isDisabled(), true);
    await inspector.look(page, 'quiz');
  });

  await step('keys alone: a choice, the next one, back to the earlier answer', async () => {
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Question 2 of 20' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await inspector.look(page, 'quiz-chosen');
    await tabTo(page, /^Previous$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Question 1 of 20' }).waitFor();
    assert.equal(await page.getByRole('radio').nth(1).isChecked(), true);
  });

  await step('a reload loses no answer', async () => {
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Question 1 of 20' }).waitFor();
    assert.equal(await page.getByRole('radio').nth(1).isChecked(), true);
  });

  await step('to the result, with its reasons', async () => {
    await page.getByRole('radio').nth(1).focus();
    for (let question = 1; question <= 20; question++) {
      await page.getByRole('heading', { level: 1, name: `Question ${question} of 20` }).waitFor();
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
    }
    await page.getByRole('heading', { level: 1, name: /^5 out of 20\s*:\s*Beginner/ }).waitFor();
    assert.equal(await page.getByText('Not correct').count(), 15);
    await inspector.look(page, 'quiz-result');
    await page.getByRole('button', { name: 'Retake Quiz' }).click();
    await page.getByRole('heading', { level: 1, name: 'Question 1 of 20' }).waitFor();
    assert.equal(await page.getByRole('radio', { checked: true }).count(), 0);
  });

  await step('an address without a page', async () => {
    await page.goto(`${url}/no-such-page`);
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
    assert.equal(await page.title(), 'Page Not Found | Lectern');
    await inspector.look(page, 'not-found');
  });
});
