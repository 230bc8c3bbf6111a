import './node-version.mjs';

// Only now: an older Node could not even read it.
void import('./run-tests.mjs');
