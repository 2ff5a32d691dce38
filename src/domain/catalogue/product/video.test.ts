import { expect, it } from 'vitest'
import { parseVideoId } from './video.ts'

it('spec 2.15: a video id names our own file or a YouTube video, and nothing else', () => {
  expect(parseVideoId('local:headphones-cream')).toEqual({ kind: 'local', name: 'headphones-cream' })
  expect(parseVideoId('aB3_-56789x')).toEqual({ kind: 'youtube', id: 'aB3_-56789x' })
  for (const id of [
    '',
    'local:',
    'local:../x',
    'local:A',
    'aB3_-56789',
    'aB3_-56789xy',
    'aB3_-56789x\n',
    'https://youtu.be/aB3_-56789x',
  ]) {
    expect(parseVideoId(id)).toBeNull()
  }
})
