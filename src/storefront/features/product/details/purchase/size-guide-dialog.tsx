/** The owner's size table of a category in a dialog. */
import type { SizeGuide } from '#domain/shop/size-guides.ts'
import { Dialog } from '#ui/windows/dialog.tsx'

interface SizeGuideDialogProps {
  guide: SizeGuide
  open: boolean
  onClose: () => void
}

export default function SizeGuideDialog({ guide, open, onClose }: SizeGuideDialogProps) {
  const [head = [], ...rows] = guide.rows
  return (
    <Dialog label={guide.title} open={open} onClose={onClose} backCloses className="size-guide">
      <h2 className="h-part pe-14">{guide.title}</h2>
      <div className="mt-6 overflow-x-auto">
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-ink">
              {head.map((cell) => (
                <th key={cell} scope="col" className="py-3 pe-6 font-bold">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells]) => (
              <tr key={first} className="border-b border-line">
                <th scope="row" className="py-3 pe-6 font-medium">
                  {first}
                </th>
                {cells.map((cell, column) => (
                  <td key={head[column + 1]} className="py-3 pe-6 text-ink-2">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}
