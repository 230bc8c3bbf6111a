import { defineFeature } from '../../platform/feature.ts';
import { binExport } from './bin.export.ts';
import { binRoutes } from './bin.routes.ts';
import { emptyBins } from './bin.service.ts';

export { dropPeriodsInBin } from './bin.repository.ts';
export { bringBack, notFoundOrBinned, putIntoBin } from './bin.service.ts';

export const binFeature = defineFeature({
  name: 'bin',
  routes: binRoutes,
  export: [binExport],
  jobs: ({ context }) => [{ name: 'empty bins', at: '13 3 * * *', run: () => emptyBins(context) }],
});
