import { z } from 'zod';

// Compiled validators need eval, which the content security policy forbids. Import this before any
// schema: each decides when it is made.
z.config({ jitless: true });
