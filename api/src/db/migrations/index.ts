import { people } from "./0001-people.ts";
import { catalogue } from "./0002-catalogue.ts";
import { cartsAndAddresses } from "./0003-carts-and-addresses.ts";
import { orders } from "./0004-orders.ts";
import { content } from "./0005-content.ts";
import { cartLineOrder } from "./0006-cart-line-order.ts";
import { wallets } from "./0010-wallets.ts";
import { payments } from "./0011-payments.ts";
import { paymentSandbox } from "./0012-payment-sandbox.ts";
import { paymentOrder } from "./0013-payment-order.ts";
import { notificationKinds } from "./0020-notifications.ts";
import { uploadsAndVisits } from "./0021-uploads-and-visits.ts";
import { lettersAndSignIns } from "./0022-letters-and-sign-ins.ts";
import { productSets } from "./0030-product-sets.ts";
import { popularity } from "./0031-popularity.ts";
import { stockedProducts } from "./0032-stocked-products.ts";
import { unmatchedReceipts } from "./0033-unmatched-receipts.ts";
import { bounds } from "./0034-bounds.ts";
import { emailConfirmations } from "./0035-email-confirmations.ts";
import { waitingLines } from "./0036-waiting-lines.ts";
import { clearance } from "./0037-clearance.ts";
import { pictureColors } from "./0038-picture-colors.ts";
import { reviewFits } from "./0039-review-fits.ts";
import { orderCare } from "./0041-order-care.ts";
import { payouts } from "./0042-payouts.ts";
import { orderChanges } from "./0043-order-changes.ts";
import { waitingList } from "./0044-waiting-list.ts";
import { listsAndBanners } from "./0045-lists-and-banners.ts";
import { pagePictures } from "./0046-page-pictures.ts";
import { ownGoods } from "./0047-own-goods.ts";
import { withdrawnProducts } from "./0048-withdrawn-products.ts";
import { setsByStatement } from "./0049-sets-by-statement.ts";
import { adminWork } from "./0050-admin-work.ts";
import { catalogueChanges } from "./0052-catalogue-changes.ts";
import { setsInMemory } from "./0053-sets-in-memory.ts";
import { bookingChanges } from "./0054-booking-changes.ts";
import { reviewAuthors } from "./0055-review-authors.ts";
import { ownMemberPrices } from "./0056-own-member-prices.ts";
import { changePaymentType } from "./0057-change-payment-type.ts";
import { payoutsInTransfer } from "./0058-payouts-in-transfer.ts";
import { wishesOfFreedDays } from "./0059-wishes-of-freed-days.ts";
import { keptPieces } from "./0060-kept-pieces.ts";
import { ledgerByOrder } from "./0061-ledger-by-order.ts";
import { urgentLetters } from "./0062-urgent-letters.ts";

export interface Migration {
  name: string;
  sql: string;
}

/** Migrations in order; the index is the migration's number. Append only: a migration that has run is never edited. */
export const migrations: readonly Migration[] = [
  { name: "people", sql: people },
  { name: "catalogue", sql: catalogue },
  { name: "carts-and-addresses", sql: cartsAndAddresses },
  { name: "orders", sql: orders },
  { name: "content", sql: content },
  { name: "cart-line-order", sql: cartLineOrder },
  { name: "notification-kinds", sql: notificationKinds },
  { name: "wallets", sql: wallets },
  { name: "payments", sql: payments },
  { name: "payment-sandbox", sql: paymentSandbox },
  { name: "uploads-and-visits", sql: uploadsAndVisits },
  { name: "letters-and-sign-ins", sql: lettersAndSignIns },
  { name: "payment-order", sql: paymentOrder },
  { name: "product-sets", sql: productSets },
  { name: "popularity", sql: popularity },
  { name: "stocked-products", sql: stockedProducts },
  { name: "unmatched-receipts", sql: unmatchedReceipts },
  { name: "bounds", sql: bounds },
  { name: "email-confirmations", sql: emailConfirmations },
  { name: "waiting-lines", sql: waitingLines },
  { name: "clearance", sql: clearance },
  { name: "picture-colors", sql: pictureColors },
  { name: "review-fits", sql: reviewFits },
  { name: "order-care", sql: orderCare },
  { name: "payouts", sql: payouts },
  { name: "order-changes", sql: orderChanges },
  { name: "waiting-list", sql: waitingList },
  { name: "lists-and-banners", sql: listsAndBanners },
  { name: "page-pictures", sql: pagePictures },
  { name: "own-goods", sql: ownGoods },
  { name: "withdrawn-products", sql: withdrawnProducts },
  { name: "sets-by-statement", sql: setsByStatement },
  { name: "catalogue-changes", sql: catalogueChanges },
  { name: "admin-work", sql: adminWork },
  { name: "sets-in-memory", sql: setsInMemory },
  { name: "booking-changes", sql: bookingChanges },
  { name: "review-authors", sql: reviewAuthors },
  { name: "own-member-prices", sql: ownMemberPrices },
  { name: "change-payment-type", sql: changePaymentType },
  { name: "payouts-in-transfer", sql: payoutsInTransfer },
  { name: "wishes-of-freed-days", sql: wishesOfFreedDays },
  { name: "kept-pieces", sql: keptPieces },
  { name: "ledger-by-order", sql: ledgerByOrder },
  { name: "urgent-letters", sql: urgentLetters },
];
