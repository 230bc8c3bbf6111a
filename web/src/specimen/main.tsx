import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from '../app/ThemeProvider.tsx';
import { Specimen } from './Specimen.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('specimen.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <Specimen />
    </ThemeProvider>
  </StrictMode>,
);
