import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The server serves public/ itself: copying its photographs into every build would only cost time.
  publicDir: false,
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
