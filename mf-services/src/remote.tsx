import { defineRemote } from '@portal/remote/defineRemote';

export const { bootstrap, mount, update, unmount } = defineRemote({
  name: 'mf-services',
  pages: {
    services: async () => ({
      ...(await import(
        /* webpackChunkName: "page-services" */ './pages/services/ServicesPage.tsx'
      )),
      // Only a home that stood in its document needs what takes it over.
      ...(document.querySelector('[data-drawn]') &&
        (await import(
          /* webpackChunkName: "page-services-drawn" */ './pages/services/startRoot.ts'
        ))),
    }),
    'service-details': () =>
      import(
        /* webpackChunkName: "page-service-details" */ './pages/service-details/ServiceDetailsPage.tsx'
      ),
    'equipment-details': () =>
      import(
        /* webpackChunkName: "page-equipment-details" */ './pages/equipment-details/EquipmentDetailsPage.tsx'
      ),
    'services-lite': () =>
      import(/* webpackChunkName: "page-services-lite" */ './pages/services-lite/LiteHomePage.tsx'),
    'service-details-lite': () =>
      import(
        /* webpackChunkName: "page-service-details-lite" */ './pages/service-details-lite/LiteDetailsPage.tsx'
      ),
  },
  panels: {
    agenda: () => import(/* webpackChunkName: "panel-agenda" */ './panels/agenda/AgendaPanel.tsx'),
    items: () => import(/* webpackChunkName: "panel-items" */ './panels/items/ItemsPanel.tsx'),
    companies: () =>
      import(/* webpackChunkName: "panel-companies" */ './panels/companies/CompaniesPanel.tsx'),
  },
});
