/** Names and phrases that the project does not use. */
interface RefusedTerm {
  /** Exact identifiers (letter for letter), or exact phrases (in any case). */
  readonly refused: readonly string[];
  /** The standard term to write instead. */
  readonly use: string;
}

/** Compared with every identifier of code, comments and documents. */
export const refusedIdentifiers: readonly RefusedTerm[] = [
  // Code that is loaded later, overlays and forms
  { refused: ['laterCode', 'LaterCode'], use: 'preloadable' },
  { refused: ['lazyPiece'], use: 'lazyComponent' },
  { refused: ['pageCode', 'PageCode'], use: 'lazyPage' },
  { refused: ['withSecondTry'], use: 'retryImport' },
  { refused: ['useOpener', 'OpenerState'], use: 'useDisclosure, DisclosureState' },
  { refused: ['LightMenu'], use: 'StaticMenu' },
  { refused: ['usePromptValue', 'boundPrompt'], use: 'useBufferedValue' },
  { refused: ['walkByArrows'], use: 'moveFocusByArrows' },
  { refused: ['useSideways'], use: 'useHorizontalOverflow' },
  { refused: ['useSettled'], use: 'useDebouncedValue' },
  { refused: ['useAddressParams'], use: 'useUrlParams' },
  { refused: ['useTyped'], use: 'useSearchInput' },
  { refused: ['EditedForm'], use: 'RecordForm' },
  { refused: ['QuestionForm'], use: 'DialogForm' },
  { refused: ['StayingForm'], use: 'PersistentForm' },
  { refused: ['tourDesk'], use: 'tourStore' },
  // Components
  { refused: ['NothingListed'], use: 'DefaultEmptyList' },
  { refused: ['FigureStrip'], use: 'StatStrip' },
  { refused: ['FigureCard'], use: 'ChartCard' },
  { refused: ['CourseCard'], use: 'HistoryCard' },
  { refused: ['CourseWords'], use: 'HistoryEntryTexts' },
  { refused: ['OrderPapers'], use: 'OrderDocuments' },
  { refused: ['OrderingClient'], use: 'OrderClientCard' },
  { refused: ['GoodsCard', 'GoodsLine'], use: 'LineItemsCard, LineItem' },
  { refused: ['CancelPieces', 'PiecesDialog'], use: 'CancelItemsCard, CancelItemsDialog' },
  { refused: ['PageHead', 'CardHead'], use: 'PageHeader, CardHeader' },
  { refused: ['FormFoot', 'GoodsFoot', 'FlushFoot'], use: '…Footer' },
  { refused: ['UnknownRecord'], use: 'RecordNotFound' },
  { refused: ['DoorLayout'], use: 'ErrorPageLayout' },
  { refused: ['TidyOutlet'], use: 'TrailingSlashRedirect' },
  { refused: ['ConnectionWatch'], use: 'ConnectionBanner' },
  { refused: ['PageArrivalOf'], use: 'RouteAnnouncer' },
  { refused: ['FirstLoad', 'UNSEEN_MS'], use: 'InitialLoading, LOADING_DELAY_MS' },
  { refused: ['TodayPage'], use: 'HomePage' },
  { refused: ['CataloguePage'], use: 'ComponentGalleryPage' },
  {
    refused: ['Plate', 'AccountPlate', 'ComboPlate', 'DropDownPlate', 'MenuPlate', 'StorePlate'],
    use: '…Surface, …Summary',
  },
  {
    refused: ['ORDER_LOOKS', 'PAYOUT_LOOKS', 'REQUEST_LOOKS', 'ROLE_LOOKS'],
    use: '…_CHIPS',
  },
  {
    refused: [
      'useClosureWords',
      'useFigureWords',
      'useHistoryWords',
      'usePayoutWords',
      'useRuleWords',
    ],
    use: 'use…Texts',
  },
  // Public pages
  {
    refused: [
      'VisitFrame',
      'VisitPortal',
      'VisitPorts',
      'VisitRoutes',
      'createVisit',
      'useVisit',
      'visitPages',
    ],
    use: 'PublicApp…, publicApp…',
  },
  { refused: ['VisitorFrame'], use: 'PublicLayout' },
  { refused: ['WrittenDocument', 'writtenPages'], use: 'PrerenderedDocument, prerenderPages' },
  // Caches, connections and requests
  { refused: ['KeptAnswers', 'keptAnswers'], use: 'ResponseCache, responseCache' },
  { refused: ['Remembered', 'Remembrance', 'createRemembered'], use: 'QueryCache' },
  { refused: ['keptStatement', 'keptStatements'], use: 'preparedStatement' },
  { refused: ['KeptPart', 'keepPart'], use: 'UploadedFile, saveUploadedFile' },
  { refused: ['throughTransport'], use: 'transportBaseQuery' },
  { refused: ['tellingFetch'], use: 'fetchWithProgress' },
  { refused: ['Reach', 'ReachNews', 'watchReach'], use: 'ConnectionStatus' },
  { refused: ['DeskInput', 'provideQueueDesk'], use: 'OfflineQueueBridge' },
  { refused: ['waitingOrders'], use: 'queuedOrders' },
  { refused: ['mayWait'], use: 'isQueueable' },
  { refused: ['createTurns'], use: 'createConcurrencyLimit' },
  { refused: ['awaitImportBell', 'ringImportBell'], use: 'waitForImportWakeup, wakeImportWorkers' },
  { refused: ['askFirst', 'firstCallsAt'], use: 'preload…' },
  // Actions, states and errors
  { refused: ['Providing'], use: 'MachineProvider' },
  {
    refused: [
      'Deed',
      'GridDeed',
      'LibraryDeed',
      'ViewDeed',
      'deed',
      'deedOf',
      'deeds',
      'deedsOf',
      'performDeed',
    ],
    use: 'action',
  },
  { refused: ['BulkBook'], use: 'BulkProgress' },
  { refused: ['moveCancellation', 'moveOrder', 'movePayout', 'moveReturn'], use: 'transition…' },
  { refused: ['sessionStanding', 'standingOf'], use: '…State, to…State' },
  { refused: ['mayEnter'], use: 'canSignIn' },
  { refused: ['isNarrowed'], use: 'hasFilters' },
  { refused: ['countTry'], use: 'consumeRateLimit' },
  { refused: ['newPasswordFaults'], use: 'validateNewPassword' },
  { refused: ['keptSecret'], use: 'loadOrCreateJwtSecret' },
  { refused: ['TRACES'], use: 'COLUMN_UPDATES' },
  { refused: ['Happening'], use: 'NotificationEvent, TimelineEvent' },
  { refused: ['StartupRefusal'], use: 'StartupError' },
  {
    refused: ['actorColumns', 'actorTransition', 'clientActor', 'nameActor', 'staffActor'],
    use: 'performer… (an actor is a running machine)',
  },
  // Tests
  { refused: ['NodeWorld', 'createWorld', 'ownOfWorld'], use: 'driver, NodeHarness' },
  { refused: ['sightOf', 'Sight'], use: 'ViewState, toViewState' },
  { refused: ['MachineScript', 'machineScripts'], use: 'MachineTestModel, machineTestModels' },
  {
    refused: ['NodePlayer', 'Playable', 'playInBrowser', 'playInNode'],
    use: 'NodePathRunner, runPath',
  },
  { refused: ['PLAYED_WHOLE'], use: 'FULLY_COVERED_MACHINES' },
  { refused: ['restingStatesOf', 'standingIn'], use: 'stable state, observedStateOf' },
  { refused: ['OFFICE', 'townOf'], use: 'root, nodeOf' },
  {
    refused: ['askedOfBrowser', 'keepFigures', 'keptCoverage', 'unmeantIn'],
    use: 'coverage baseline',
  },
  { refused: ['QuietProcess'], use: 'ConsoleWatcher' },
  {
    refused: ['HeldCalls', 'Knock', 'WaitingCall'],
    use: 'HeldRequests, ReconnectPoll, PendingRequest',
  },
  { refused: ['cableIsOut', 'serverIsDown'], use: 'abortOffline, answerUnavailable' },
  { refused: ['breaksNoRule', 'EVERY_LOOK'], use: 'expectNoAxeViolations, EVERY_APPEARANCE' },
  { refused: ['allHasCome', 'codeHasCome'], use: 'waitForNetworkIdle, waitForChunks' },
  { refused: ['complaintsAbout', 'keepReach', 'readReach'], use: 'contract coverage' },
  {
    refused: ['BreakableLine', 'inQueue', 'orderOnItsWay'],
    use: 'FaultyDatabaseProxy, runInLockOrder',
  },
];

/** Beginnings and endings of identifiers. */
export const refusedPatterns: readonly { readonly pattern: RegExp; readonly use: string }[] = [
  // The name of a job is stored in the database: a renamed one would lose queued jobs.
  { pattern: /^tellOf(?!TestCharge$)[A-Z]/, use: 'notify…' },
  { pattern: /^carryOut(?:[A-Z]|$)/, use: 'execute…' },
  { pattern: /^(?:MOST|LONGEST|SHORTEST)_/, use: 'MAX_…, MIN_…' },
  { pattern: /[a-z]Faults$/, use: '…Errors' },
  {
    pattern: /^[A-Z]\w*(?:InNode|OnPage)$/,
    use: 'create…NodeDriver, create…PageDriver, …PageObject',
  },
];

/** Compared with the path of each file. */
export const refusedPaths: readonly { readonly pattern: RegExp; readonly use: string }[] = [
  { pattern: /-looks?\.tsx?$/, use: '*.styles.ts' },
  {
    pattern: /(?:^|\/)(?:kept|remembered)[-.]/,
    use: 'cache, prepared statement, stored value: by what it is',
  },
  { pattern: /-desk\.tsx?$/, use: 'store or bridge' },
  { pattern: /(?:^|\/)tell-of-/, use: 'notify-…' },
  { pattern: /(?:^|[-/])reach\.tsx?$/, use: 'connection-status' },
  { pattern: /-faults?\.(?:test\.)?tsx?$/, use: '…-errors' },
  { pattern: /\.script\.ts$/, use: '*.model.ts' },
  { pattern: /\.(?:node|browser)\.ts$|-worlds?\b/, use: '*.driver.ts' },
  { pattern: /-sight\.ts$/, use: '*-view-assertions.ts' },
  { pattern: /-on-page\.ts$/, use: '*-page-object.ts' },
  {
    pattern: /(?:^|\/)(?:lazy-piece|opener|page-code|second-try)\.tsx?$/,
    use: 'lazy-component, use-disclosure, lazy-page, retry-import',
  },
  {
    pattern: /(?:^|\/)(?:meant|postman|settled|spoken|turns)\.ts$/,
    use: 'the name of what it does',
  },
  {
    pattern:
      /^src\/ui\/(?:catalogue|my-store|palette|requests|shop|store-settings|stores|today|visit|visitors)\//,
    use: 'component-gallery, store, command-palette, after-sales, storefront, home, public-app, public-pages',
  },
];

/** Looked for in comments, titles of tests, and documents, across line ends. */
export const refusedPhrases: readonly RefusedTerm[] = [
  {
    refused: ['knocks with', 'knocked at', 'growing pauses'],
    use: 'polls with exponential backoff',
  },
  { refused: ['stand-in'], use: 'fallback, placeholder, test double' },
  { refused: ['befalls'], use: 'happens to' },
  { refused: ['in the house', 'the house stands'], use: 'the system' },
  { refused: ["in the test's hand"], use: 'controlled by the test' },
  { refused: ['told so that'], use: 'written so that' },
  { refused: ["postman's"], use: 'covering paths' },
  { refused: ['the cable'], use: 'the network connection' },
  { refused: ['one deed', 'second opener'], use: 'action, disclosure' },
  { refused: ['somebody else was faster'], use: 'conflict' },
];
