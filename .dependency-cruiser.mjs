// Who may import whom. Each rule has a fixture of the same name in tools/boundaries/fixtures that breaks it, and
// tools/boundaries/imports.spec.mjs proves that it is caught.

// Tests and what only tests use may reach for libs/testing and for neighbors' fixtures.
const TESTS = String.raw`\.(spec|conformance|fixtures)\.tsx?$|/test-data/|/src/(testing|journey)/|^web/e2e/|^libs/testing/`;
const VAGUE = '(^|/)(utils?|helpers?|common|shared)/';
const LECTERN = '^(libs|services|web)/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** What `from` may import of this repository, and nothing else of it. */
const only = (name, comment, from, allowed) =>
  rule(name, comment, { path: from, pathNot: TESTS }, { path: LECTERN, pathNot: allowed });

export default {
  forbidden: [
    // Libraries
    rule(
      'contracts-know-only-zod',
      'Contracts run in the browser and in every service: schemas, and nothing that has to be installed or started.',
      { path: '^libs/contracts/', pathNot: TESTS },
      { pathNot: ['^libs/contracts/', 'node_modules/zod/'] },
    ),
    rule(
      'speech-knows-nothing',
      'The analyzer runs in the server and in the browser: no Node, no DOM, no packages.',
      { path: '^libs/speech/src/', pathNot: TESTS },
      { pathNot: '^libs/speech/src/' },
    ),
    rule(
      'legal-text-knows-nothing',
      'Sentences, dates, names and citations of American legal English: read by every service that reads a text, so pure.',
      { path: '^libs/legal-text/src/', pathNot: TESTS },
      { pathNot: '^libs/legal-text/src/' },
    ),
    only(
      'platform-knows-contracts',
      'The platform serves every service, so it knows none of them.',
      '^libs/platform/',
      ['^libs/platform/', '^libs/contracts/'],
    ),
    rule(
      'testing-knows-no-service',
      'libs/testing runs any service; a service comes to it as a value.',
      { path: '^libs/testing/' },
      { path: LECTERN, pathNot: '^libs/(testing|platform|contracts)/' },
    ),

    // Services
    only(
      'services-know-no-service',
      'Services talk through the bus: an import would tie their databases and their releases together.',
      '^services/(?!embedded/)([^/]+)/',
      ['^services/$1/', '^libs/(contracts|platform|speech|legal-text)/'],
    ),
    only(
      'embedded-knows-service-values',
      'The one-process host starts each service as a container would: by its service.ts, nothing deeper; the gateway, which is no service, by its start.',
      '^services/embedded/',
      [
        '^services/embedded/',
        String.raw`^services/([^/]+/src/service|gateway/src/start-gateway)\.ts$`,
        '^libs/platform/',
      ],
    ),
    rule(
      'gateway-owns-no-table',
      'The gateway passes requests on; what has to be remembered belongs to a service.',
      { path: '^services/gateway/', pathNot: TESTS },
      { path: ['node_modules/(typeorm|@nestjs/typeorm|pg)/', String.raw`\.entity\.ts$`] },
    ),
    rule(
      'rules-are-pure',
      'Decisions (*.rules.ts) need no database and no clock to be tested: they know contracts, speech measures, other rules, types, word lists, hashes and schemas.',
      { path: String.raw`\.rules\.ts$` },
      {
        pathNot: [
          String.raw`\.rules\.ts$`,
          '^libs/(contracts|speech|legal-text)/',
          '/english/',
          String.raw`/weights/\w+\.json$`,
          '^crypto$',
          'node_modules/zod/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),

    rule(
      'words-are-made-at-the-edge',
      'Codes are stored and sent. A sentence is made where it is shown: in the web, in a letter, in a push message, in the answer for readers without a catalogue.',
      {
        path: '^(libs|services)/',
        pathNot: [
          TESTS,
          '^libs/contracts/src/english/',
          // What a recording shows stands in English beside its code, for readers of before there were codes.
          '^libs/speech/src/',
          // An error carries its sentence in English beside its code.
          '^libs/platform/src/errors/',
          '^services/notifications/src/(delivery|push|weekly-report)/',
          '^services/sessions/src/(report|share)/',
          // Titles that are given for the attorney.
          String.raw`^services/sessions/src/(session/session\.rules|session/session-details|script/script-summaries)\.ts$`,
          String.raw`-view\.ts$`,
        ],
      },
      { path: '^libs/(contracts|speech)/src/english/', dependencyTypesNot: ['type-only'] },
    ),

    rule(
      'pdf-knows-no-case',
      'pdf makes pages of a file; what they say of a case is for case-fields, which in turn sees pages only, whatever file they came from.',
      { path: '^services/content/src/pdf/' },
      { path: '^services/content/src/(case-fields|case-model|document|script)/' },
    ),
    rule(
      'case-fields-know-pages-only',
      'The fields of a case are found in the text of pages: how a file became pages is not their business.',
      { path: '^services/content/src/case-fields/', pathNot: TESTS },
      { path: '^services/content/src/(pdf|document|case-model|script)/' },
    ),

    // Web
    only('web-knows-pure-libs', 'What runs in a browser must not pull in a server.', '^web/src/', [
      '^web/src/',
      '^libs/(contracts|speech|legal-text)/',
    ]),
    rule(
      'web-has-no-node',
      'There is no Node in a browser.',
      { path: '^web/src/', pathNot: TESTS },
      { dependencyTypes: ['core'] },
    ),
    only('web-lib-is-lowest', 'lib (paths, formats) knows nothing above it.', '^web/src/lib/', [
      '^web/src/lib/',
      '^libs/',
    ]),
    only('web-ui-has-no-data', 'ui shows what it is given: it fetches nothing.', '^web/src/ui/', [
      '^web/src/(ui|lib)/',
      '^libs/',
    ]),
    only('web-api-knows-no-page', 'api is used by features, not the other way round.', '^web/src/api/', [
      '^web/src/(api|lib)/',
      '^libs/',
    ]),
    only(
      'web-recorder-knows-no-page',
      'The recorder serves every page that records; it knows none of them.',
      '^web/src/recorder/',
      ['^web/src/(recorder|api|ui|lib)/', '^libs/'],
    ),
    only(
      'web-documents-know-no-page',
      'A page of a document looks the same wherever a source is shown; it knows no page of the app.',
      '^web/src/documents/',
      ['^web/src/(documents|api|ui|lib)/', '^libs/'],
    ),
    only(
      'web-features-stand-alone',
      'A feature can be read, changed and deleted alone: no feature imports another, and none imports the app around it.',
      '^web/src/features/([^/]+)/',
      ['^web/src/features/$1/', '^web/src/(documents|recorder|api|ui|lib)/', '^libs/'],
    ),

    rule(
      'web-app-is-the-frame',
      'app is routes, shell, store and theme: of a feature it takes pages and the bell, nothing deeper.',
      { path: '^web/src/app/' },
      { path: '^web/src/features/', pathNot: String.raw`-(page|bell|pages|menu)\.tsx$|/news\.ts$` },
    ),

    // Everywhere
    rule(
      'no-cycles',
      'Two files that need each other are one file, or need a third.',
      { path: LECTERN },
      { circular: true },
    ),
    rule(
      'no-barrels',
      'Import the file that has it (subpath exports): an index file loads everything to give one thing.',
      { path: String.raw`(^|/)index\.[cm]?[jt]sx?$` },
      {},
    ),
    rule(
      'no-vague-folders',
      'utils, helpers, common and shared name no thing: name the folder after what it is about.',
      {},
      { path: VAGUE, pathNot: 'node_modules' },
    ),
    rule(
      'no-vague-folders-inside',
      'The same for files that nobody imports, such as entry points.',
      { path: VAGUE },
      {},
    ),
    rule(
      'product-knows-no-test',
      'What ships does not load test code, fixtures or libs/testing.',
      { path: LECTERN, pathNot: TESTS },
      { path: TESTS },
    ),
    rule(
      'product-needs-no-dev-package',
      'A container is built without devDependencies, and what another package declares may go with it: each package declares what it imports.',
      { path: String.raw`^(libs|services)/[^/]+/(src|migrations)/`, pathNot: TESTS },
      {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^(libs|services)/',
      },
    ),
    rule(
      'no-missing-files',
      'An import that leads nowhere fails at start. (Vite understands what follows a question mark; its build checks it.)',
      { path: LECTERN },
      { couldNotResolve: true, pathNot: String.raw`\?` },
    ),
    rule(
      'no-orphans',
      'A file that imports nothing and that nothing imports is dead.',
      {
        orphan: true,
        path: String.raw`^(libs|services|web)/[^/]+/src/`,
        pathNot: String.raw`\.d\.ts$|/main\.tsx?$`,
      },
      {},
    ),
  ],
  options: {
    // TypeScript 7 has no JavaScript API for dependency-cruiser to use; swc reads the same syntax.
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|^tools/boundaries/fixtures/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
