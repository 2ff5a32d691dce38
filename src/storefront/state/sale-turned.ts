/** The event by which a page says that a reduction that it shows has just begun or ended (spec 9.2). */

export const SALE_TURNED = 'sale-turned'
