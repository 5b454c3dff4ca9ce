import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The two Latin fonts are preloaded: without that the landing page shifts when they arrive. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, context) =>
      Object.keys(context.bundle ?? {})
        .filter((file) => /-latin-wght-normal-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head-prepend' as const,
        })),
  },
};

export default defineConfig({
  plugins: [react(), preloadFonts],
  // `source` makes @lectern/contracts/* and @lectern/speech/* resolve to their TypeScript files.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  // The gateway replaces this word by a fresh nonce in every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8080',
      '/idp': 'http://127.0.0.1:8080',
      '/media': 'http://127.0.0.1:8080',
      '/socket.io': { target: 'ws://127.0.0.1:8080', ws: true },
    },
  },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    // React alone is split by hand; larger hand-made groups pulled shared code into every page.
    rolldownOptions: {
      // The parts of Ant Design do not say so, yet a module of theirs that is not used does nothing.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules[\\/](@rc-component|@ant-design)[\\/]/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              priority: 3,
            },
          ],
        },
      },
    },
  },
});
