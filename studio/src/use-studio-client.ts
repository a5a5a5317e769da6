import { apiVersion } from '@wiring/content/api-version'
import { useClient } from 'sanity'

export const useStudioClient = () => useClient({ apiVersion })
