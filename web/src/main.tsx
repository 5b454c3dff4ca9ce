import './lib/zod-without-eval.js';
import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import './app/base.css';
import './ui/ui.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { followTheme } from './app/follow-theme.js';
import { router } from './app/router.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

followTheme();
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
