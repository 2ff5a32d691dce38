/** A turning ring that shows itself only when an answer takes longer than 300 ms. */

export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 rounded-pill border-2 border-current border-t-transparent [animation:spin_0.8s_linear_infinite,appear_1ms_linear_300ms_backwards]"
    />
  )
}
