import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { residentMegabytes } from './resident-memory.js';

const HOLD_60_MB = `const held = Buffer.alloc(60 * 1024 * 1024, 1); process.stdout.write('held'); process.stdin.on('end', () => held).resume()`;

describe('resident memory', () => {
  it('counts what a process has started, and nothing of one that is gone', async () => {
    // The shell itself holds next to nothing; its child does.
    const shell = spawn('sh', ['-c', `"${process.execPath}" -e "$PROGRAM"; true`], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { PROGRAM: HOLD_60_MB },
    });
    await once(shell.stdout, 'data');
    const pid = shell.pid ?? 0;
    expect(residentMegabytes(pid)).toBeGreaterThan(60);
    shell.stdin.end();
    await once(shell, 'close');
    expect(residentMegabytes(pid)).toBe(0);
  });
});
