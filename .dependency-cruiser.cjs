// Who may know whom. The five numbered groups are the rules of docs/architecture.md.

const test = '\\.test\\.tsx?$';
/** What the tests of both sides share. */
const samples = '\\.samples\\.ts$';
const serverFeature = '^server/src/features/([^/]+)/';
const webFeature = '^web/src/features/([^/]+)/';

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    never(
      '1-contract-knows-no-side',
      'The contract is what both sides agree on: it imports neither.',
      { path: '^contract/' },
      { path: '^(server|web)/' },
    ),
    never(
      '1-contract-needs-only-zod',
      'The contract goes to the browser whole: zod is its one package.',
      { path: '^contract/src/', pathNot: [test, samples] },
      { pathNot: ['^contract/src/', 'node_modules/zod/'] },
    ),
    never(
      '1-server-knows-no-web',
      'The sides meet in the contract only.',
      { path: '^server/' },
      { path: '^web/' },
    ),
    never(
      '1-web-knows-no-server',
      'The sides meet in the contract only.',
      { path: '^web/' },
      { path: '^server/' },
    ),
    never(
      '2-platform-knows-no-feature',
      'The platform carries every feature and knows none.',
      { path: '^server/src/platform/' },
      { path: '^server/src/features/' },
    ),
    never(
      '2-ui-and-lib-know-no-feature',
      'Parts and helpers serve every feature and know none.',
      { path: '^web/src/(ui|lib)/' },
      { path: '^web/src/features/' },
    ),
    never(
      '3-feature-by-its-index',
      'Another server feature is reached through its index.ts; only tables may name a table, for a foreign key, and reads across people join them.',
      { path: serverFeature, pathNot: '\\.(tables|public\\.repository)\\.ts$' },
      { path: '^server/src/features/', pathNot: ['^server/src/features/$1/', '/index\\.ts$'] },
    ),
    never(
      '3-tables-by-their-tables',
      "A table may name another feature's table for a foreign key, and nothing else of it.",
      { path: `${serverFeature}.*\\.(tables|public\\.repository)\\.ts$` },
      {
        path: '^server/src/features/',
        pathNot: ['^server/src/features/$1/', '/index\\.ts$', '\\.tables\\.ts$'],
      },
    ),
    never(
      '3-reads-across-people-behind-a-service',
      'What a *.public.repository.ts reads of many people is presented by its service, never handed on as rows.',
      { path: '^server/src/', pathNot: ['\\.service\\.ts$', '\\.public\\.repository\\.ts$', test] },
      { path: '\\.public\\.repository\\.ts$' },
    ),
    never(
      '3-no-cycles',
      'What imports each other cannot be understood, tested or loaded alone. Types alone may.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    never(
      '3-access-files-are-for-tests',
      'A <feature>.access.ts says who may call what and how tests do it: no part of the server.',
      { path: '^server/src/', pathNot: [test, '\\.access\\.ts$'] },
      { path: ['\\.access\\.ts$', '^server/test/'] },
    ),
    never(
      '4-routes-know-no-query',
      'Routes speak HTTP and call a service.',
      { path: '\\.routes\\.ts$' },
      { path: ['\\.(repository|tables)\\.ts$', 'node_modules/(drizzle-orm|postgres)/'] },
    ),
    never(
      '4-services-know-no-query',
      'A service asks its repository. It may name the type of a row or of a condition.',
      { path: '\\.service\\.ts$' },
      {
        path: ['\\.tables\\.ts$', 'node_modules/(drizzle-orm|postgres)/'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      '4-services-know-no-http',
      'A service is called from routes, commands and other services alike.',
      { path: '\\.service\\.ts$' },
      { path: ['\\.routes\\.ts$', 'node_modules/(fastify|fastify-[^/]+|@fastify/[^/]+)/'] },
    ),
    never(
      '4-rules-know-only-the-contract',
      'Rules are pure functions of what the contract describes.',
      { path: '\\.rules\\.ts$' },
      { pathNot: '^contract/' },
    ),
    never(
      '5-feature-by-its-queries',
      'Another web feature is reached through its queries or its index.ts; screens are composed in pages.',
      { path: webFeature },
      {
        path: '^web/src/features/',
        pathNot: ['^web/src/features/$1/', '\\.queries\\.ts$', '/index\\.ts$'],
      },
    ),
    never(
      '5-only-app-imports-pages',
      'A page is the end of the road: only the router leads to it.',
      { path: '^web/src/', pathNot: '^web/src/(app|pages)/' },
      { path: '^web/src/pages/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|migrations)/' },
    // An import of a type is knowledge too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
