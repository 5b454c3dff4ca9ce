import { TestEnvironment } from 'jest-environment-jsdom';

// What every browser has, Node has too, and jsdom does not offer.
const FROM_NODE = [
  'Blob',
  'BroadcastChannel',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
];

/** jsdom with the web's own fetch and streams, and packages as Node resolves them. For specs of components and hooks. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    // An aborted jsdom signal is none to Node's fetch.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
    // Nothing has a size or a place here, so none ever changes.
    class NothingToObserve {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    this.global.ResizeObserver = NothingToObserve;
    this.global.IntersectionObserver = NothingToObserve;
    this.global.matchMedia = (media) =>
      Object.assign(new this.global.EventTarget(), { media, matches: false });
    // React warns of updates that no test waited for only where it is told that a test runs.
    this.global.IS_REACT_ACT_ENVIRONMENT = true;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
}
