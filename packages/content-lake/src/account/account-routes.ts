import type { Caller } from '../http/caller.ts'
import type { Handler, Route } from '../http/routes.ts'
import { httpError } from '../lake-error.ts'
import { dataset, projectId } from '../settings.ts'

const role = { name: 'administrator', title: 'Administrator', description: 'Can do everything' }
const epoch = '2026-01-01T00:00:00.000Z'

const names: Record<string, string> = {
  'local-editor': 'Local Editor',
  'second-editor': 'Second Editor',
  'local-token': 'Local Token',
  anonymous: 'Visitor',
}

const get = (path: string, handle: Handler): Route => ({ method: 'GET', path, handle })

const users: Handler = (_request, ids = '') => {
  const found = ids.split(',').map(userOf)
  return found.length === 1 ? found[0] : found
}

const project = {
  id: projectId,
  displayName: 'Wiring (local)',
  studioHost: null,
  // With an organization the Studio would open a stream for AI agents.
  organizationId: null,
  organization: null,
  isBlocked: false,
  isDisabled: false,
  createdAt: epoch,
  metadata: {},
  features: [],
  members: Object.keys(names).map((id) => ({ id, role: role.name, roles: [role], isCurrentUser: false })),
}

const datasets = [{ name: dataset, aclMode: 'public', createdAt: epoch, tags: [], datasetProfile: 'content' }]

const fixedResponses: Record<string, unknown> = {
  'auth/providers': { thirdPartyLogin: false, providers: [] },
  projects: [project],
  [`projects/${projectId}`]: project,
  [`projects/${projectId}/datasets`]: datasets,
  datasets,
  [`projects/${projectId}/datasets/${dataset}/acl`]: [
    {
      filter: '_id in path("**")',
      permissions: ['history', 'read', 'update', 'create', 'manage', 'editHistory'],
    },
  ],
  [`projects/${projectId}/datasets/:name/settings/indexing`]: { partialIndexing: { enabled: false } },
  [`projects/${projectId}/grants`]: {
    'sanity.project': [{ grants: [{ name: 'read', params: {} }] }],
    'sanity.project.datasets': [{ grants: [{ name: 'read', params: {} }] }],
  },
  [`projects/${projectId}/roles`]: [role],
  [`projects/${projectId}/cors`]: [],
  [`projects/${projectId}/user-applications`]: [],
  [`projects/${projectId}/new-content-release-allowed`]: false,
  'access/project/:id/requests': [],
  'access/requests/me': [],
  features: [],
  [`subscriptions/project/${projectId}`]: null,
  'data/references/*': { totalCount: 0, references: [] },
  'schedules/:project/:dataset': { schedules: [] },
  ping: { pong: true },
  'data/ping': { pong: true },
  'geoip/country': { country: 'ZZ' },
  'journey/*': [],
  help: {},
  'intake/telemetry-status': { status: 'denied' },
}

export const accountRoutes: Route[] = [
  get('users/me', ({ caller }) => currentUser(caller)),
  get('auth/id', ({ caller }) => ({ id: currentUser(caller).id })),
  get('users/:ids', users),
  get(`projects/${projectId}/users/:ids`, users),
  ...Object.entries(fixedResponses).map(([path, answer]) => get(path, () => answer)),
  get('check/cors', ({ caller, incoming }) => {
    const allowed = incoming.headers.origin === undefined || caller.allowedOrigin !== undefined
    return { result: { allowed, withCredentials: allowed } }
  }),
  get('jobs/:id', (_request, id) => ({ id, state: 'completed', progress: 100 })),
  { method: 'POST', path: 'auth/logout', handle: () => ({}) },
  { method: 'POST', path: 'intake/*', handle: () => ({}) },
  { method: '*', path: 'descriptors/*', handle: () => ({ synchronization: { type: 'complete' } }) },
]

function currentUser(caller: Caller) {
  if (!caller.privileged) throw httpError(401, 'Unauthorized: only the local Studio is logged in here.')
  return { ...userOf(caller.author), role: role.name, roles: [role], provider: 'local' }
}

function userOf(id: string) {
  const displayName = names[id] ?? id
  return {
    id,
    projectId,
    displayName,
    name: displayName,
    email: `${id}@localhost`,
    imageUrl: null,
    profileImage: null,
    createdAt: epoch,
    isCurrentUser: false,
  }
}
