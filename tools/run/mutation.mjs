import { node24, run } from './processes.mjs';

/** Puts faults into the code and asks the specs whether they notice: tools/mutation/README.md */
export const mutation = (args) => run(node24(), ['tools/mutation/mutation.mjs', ...args]);
