/**
 * Draws a lucide icon. The build puts it in the place of the package's own wrapper (see vite.config.ts), which joins contexts,
 * aliases and class names at every render: a catalogue page draws about eighty icons.
 */
import { createElement, type SVGProps } from 'react'

/** An icon as the package ships it. */
interface IconData {
  name?: string
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Pixels. */
  size?: number
}

/** What points along the line, and so the other way where lines run from right to left. */
const TURNS = /^(?:arrow|chevron)-(?:left|right)$/

export default function createLucideIcon({ name = '', node }: IconData) {
  const turns = TURNS.test(name) ? '' : undefined
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function LucideIcon({ size = 24, ...rest }: IconProps) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        data-turns={turns}
        {...rest}
      >
        {shapes}
      </svg>
    )
  }
}
