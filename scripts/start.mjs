import './node-version.mjs';

// Imported after the check: an older Node cannot parse it.
void import('./start-app.mjs');
