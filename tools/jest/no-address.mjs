/** Where a built worklet or worker would lie: nothing is built for specs. */
export default 'about:blank';
