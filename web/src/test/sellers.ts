// The staff's shop for the tests of its pages.
import type { Answer } from "@/api/query";

export type ShopProduct = Answer<"/api/shop/products">[number];
export type ShopCategory = Answer<"/api/shop/categories">[number];
export type ShopSupplier = Answer<"/api/shop/suppliers">[number];
export type ShopConfig = Answer<"/api/supplier-config">;

export function makeProduct(change: Partial<ShopProduct> = {}): ShopProduct {
  return {
    id: 31,
    title: "Mazzo di rose",
    description: "Dodici rose bianche",
    price: 24.9,
    picture: null,
    category_id: 1,
    categoryTitle: "Fiori e Piante",
    merchant_id: 4,
    merchantName: "Rosa",
    merchantSurname: "Ferri",
    merchantBusinessName: "Fiori Ferri",
    cemetery_id: 1,
    cemeteryName: "Cimitero di Valdora",
    enabled: 1,
    ...change,
  };
}

export function makeCategory(change: Partial<ShopCategory> = {}): ShopCategory {
  return { id: 1, title: "Fiori e Piante", cemetery_id: 0, enabled: 1, ...change };
}

export function makeSupplier(change: Partial<ShopSupplier> = {}): ShopSupplier {
  return {
    id: 4,
    name: "Rosa",
    surname: "Ferri",
    businessName: "Fiori Ferri",
    cemetery_id: 1,
    ...change,
  };
}

/** Of a supplier without own keys. */
export function makeConfig(change: Partial<ShopConfig> = {}): ShopConfig {
  return {
    stripePublicKey: "",
    stripeSecretKey: "",
    hasSecretKey: false,
    isDemo: true,
    isLive: false,
    hasWebhook: false,
    webhookUrl: null,
    keysNotice: null,
    orderNotificationEmail: "",
    orderFeedback: "",
    ...change,
  };
}
