import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { mockApi } from './mock-api.js';

/** Starts the mock API around the specs of a file; a request that no spec answers is an error. */
export function serveMockApi(): typeof mockApi {
  beforeAll(() => mockApi.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    cleanup();
    mockApi.resetHandlers();
    sessionStorage.clear();
    localStorage.clear();
  });
  afterAll(() => mockApi.close());
  return mockApi;
}
