import './node-version.mjs';

// Imported after the check: an older Node cannot parse it.
void import('./tests/run-tests.mjs');
