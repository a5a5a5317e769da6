import type { Caller } from '../http/caller.ts'
import type { Handler, Route } from '../http/routes.ts'
import { refusal } from '../lake-error.ts'
import type { LakeSettings } from '../settings.ts'

const role = { name: 'administrator', title: 'Administrator', description: 'Can do everything' }
const epoch = '2026-01-01T00:00:00.000Z'

/** The people that history and presence can name; there is no login, see `callerOf`. */
const names: Record<string, string> = {
  'local-editor': 'Local Editor',
  'second-editor': 'Second Editor',
  'local-token': 'Local Token',
  anonymous: 'Visitor',
}

/** Users, project, grants and the small endpoints that the Studio asks. */
export function accountRoutes(settings: LakeSettings): Route[] {
  const { projectId, dataset } = settings
  const get = (path: string, handle: Handler): Route => ({ method: 'GET', path, handle })
  const me: Handler = ({ caller }) => currentUser(caller)
  const project = () => ({
    id: projectId,
    displayName: 'Wiring (local)',
    studioHost: null,
    // No organisation: with one, the Studio would open a stream for AI agents.
    organizationId: null,
    organization: null,
    isBlocked: false,
    isDisabled: false,
    createdAt: epoch,
    metadata: {},
    features: [],
    members: Object.keys(names).map((id) => ({ id, role: role.name, roles: [role], isCurrentUser: false })),
  })
  const datasets = () => [
    { name: dataset, aclMode: 'public', createdAt: epoch, tags: [], datasetProfile: 'content' },
  ]
  return [
    get('users/me', me),
    get('auth/id', ({ caller }) => ({ id: currentUser(caller).id })),
    get('auth/providers', () => ({ thirdPartyLogin: false, providers: [] })),
    { method: 'POST', path: 'auth/logout', handle: () => ({}) },
    get('users/:ids', (_request, ids = '') => {
      const users = ids.split(',').map(userOf)
      return users.length === 1 ? users[0] : users
    }),
    get('projects', () => [project()]),
    get(`projects/${projectId}`, project),
    get(`projects/${projectId}/users/:ids`, (_request, ids = '') => {
      const users = ids.split(',').map(userOf)
      return users.length === 1 ? users[0] : users
    }),
    get(`projects/${projectId}/datasets`, datasets),
    get('datasets', datasets),
    get(`projects/${projectId}/datasets/${dataset}/acl`, () => [
      {
        filter: '_id in path("**")',
        permissions: ['history', 'read', 'update', 'create', 'manage', 'editHistory'],
      },
    ]),
    get(`projects/${projectId}/datasets/:name/settings/indexing`, () => ({
      partialIndexing: { enabled: false },
    })),
    get(`projects/${projectId}/grants`, () => ({
      'sanity.project': [{ grants: [{ name: 'read', params: {} }] }],
      'sanity.project.datasets': [{ grants: [{ name: 'read', params: {} }] }],
    })),
    get(`projects/${projectId}/roles`, () => [role]),
    get(`projects/${projectId}/cors`, () => []),
    get(`projects/${projectId}/user-applications`, () => []),
    get(`projects/${projectId}/new-content-release-allowed`, () => false),
    get('access/project/:id/requests', () => []),
    get('access/requests/me', () => []),
    get('features', () => []),
    get(`subscriptions/project/${projectId}`, () => null),
    get('data/references/*', () => ({ totalCount: 0, references: [] })),
    // The Studio asks whether the old scheduling plugin was used; anything but GET gets 501.
    get('schedules/:project/:dataset', () => ({ schedules: [] })),
    get('check/cors', ({ caller, incoming }) => {
      // Only browsers send an Origin; nobody else needs permission.
      const allowed = incoming.headers.origin === undefined || caller.allowedOrigin !== undefined
      return { result: { allowed, withCredentials: allowed } }
    }),
    get('ping', () => ({ pong: true })),
    get('data/ping', () => ({ pong: true })),
    get('geoip/country', () => ({ country: 'ZZ' })),
    get('journey/*', () => []),
    get('help', () => ({})),
    get('jobs/:id', (_request, id) => ({ id, state: 'completed', progress: 100 })),
    get('intake/telemetry-status', () => ({ status: 'denied' })),
    { method: 'POST', path: 'intake/*', handle: () => ({}) },
    { method: '*', path: 'descriptors/*', handle: () => ({ synchronization: { type: 'complete' } }) },
  ]
}

function currentUser(caller: Caller) {
  if (!caller.privileged) throw refusal(401, 'Unauthorized: only the local Studio is logged in here.')
  return { ...userOf(caller.author), role: role.name, roles: [role], provider: 'local' }
}

function userOf(id: string) {
  const displayName = names[id] ?? id
  return {
    id,
    projectId: 'local',
    displayName,
    name: displayName,
    email: `${id}@localhost`,
    imageUrl: null,
    profileImage: null,
    createdAt: epoch,
    isCurrentUser: false,
  }
}
