/** The way to write to the API of the shop that the page belongs to. */
import { useMemo } from 'react'
import { type ApiPost, createApiPost } from './api-client.ts'
import { useRootData } from './root-data.ts'

export function useApiPost(): ApiPost {
  const { apiBaseUrl } = useRootData()
  return useMemo(() => createApiPost({ baseUrl: apiBaseUrl }), [apiBaseUrl])
}
