// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from '../support/bounds.js';
import { isDateTime } from '../support/date-time.js';
import { isUuid } from '../support/uuid.js';
import { textLength as func0 } from '../support/text-length.js';
export const listAuditEntriesFilter = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter"}});
errors++;
}
if(data.filter !== undefined){
let data0 = data.filter;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!isUuid(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!isUuid(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data0.q !== undefined){
let data3 = data0.q;
if(typeof data3 === "string"){
if(func0(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.actor_id !== undefined){
let data4 = data0.actor_id;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 === "string"){
if(!isUuid(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(!isUuid(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_id/" + i1,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_id/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data0.actor_role !== undefined){
let data6 = data0.actor_role;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_role",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["admin", "employee", "client"].includes(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_role",keyword:"choice",params:{}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_role",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_role/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["admin", "employee", "client"].includes(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_role/" + i2,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_role",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_role",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data0.area !== undefined){
let data8 = data0.area;
const _errs30 = errors;
let valid11 = false;
const _errs31 = errors;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/area",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["auth", "users", "employees", "packages", "coupons", "onboarding", "preferences", "folders", "files", "complaints", "chats", "listings", "links", "dealers", "bids", "deals", "deal-checks", "pipeline", "settings", "exports"].includes(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/area",keyword:"choice",params:{}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs33 = errors;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/area",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/area/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["auth", "users", "employees", "packages", "coupons", "onboarding", "preferences", "folders", "files", "complaints", "chats", "listings", "links", "dealers", "bids", "deals", "deal-checks", "pipeline", "settings", "exports"].includes(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/area/" + i3,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/area",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/area",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data0.action !== undefined){
let data10 = data0.action;
const _errs38 = errors;
let valid14 = false;
const _errs39 = errors;
if(typeof data10 === "string"){
if(func0(data10) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/filter/action",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/action",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/action",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid4 = _errs39 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs41 = errors;
if(Array.isArray(data10)){
if(data10.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/action",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(typeof data11 === "string"){
if(func0(data11) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/filter/action/" + i4,keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/action/" + i4,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/action/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/action",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs41 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/action",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
}
if(data0.outcome !== undefined){
let data12 = data0.outcome;
const _errs46 = errors;
let valid17 = false;
const _errs47 = errors;
if(typeof data12 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/outcome",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["done", "refused"].includes(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/outcome",keyword:"choice",params:{}});
errors++;
}
var _valid5 = _errs47 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs49 = errors;
if(Array.isArray(data12)){
if(data12.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/outcome",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
let data13 = data12[i5];
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/outcome/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["done", "refused"].includes(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/outcome/" + i5,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/outcome",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid5 = _errs49 === errors;
valid17 = valid17 || _valid5;
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/outcome",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
}
if(data0.person_id !== undefined){
let data14 = data0.person_id;
const _errs54 = errors;
let valid20 = false;
const _errs55 = errors;
if(typeof data14 === "string"){
if(!isUuid(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/person_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/person_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid6 = _errs55 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const _errs57 = errors;
if(Array.isArray(data14)){
if(data14.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/person_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
let data15 = data14[i6];
if(typeof data15 === "string"){
if(!isUuid(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/person_id/" + i6,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/person_id/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/person_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs57 === errors;
valid20 = valid20 || _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/filter/person_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
}
if(data0.target_id !== undefined){
let data16 = data0.target_id;
const _errs62 = errors;
let valid23 = false;
const _errs63 = errors;
if(typeof data16 === "string"){
if(func0(data16) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid7 = _errs63 === errors;
valid23 = valid23 || _valid7;
if(!valid23){
const _errs65 = errors;
if(Array.isArray(data16)){
if(data16.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len7 = data16.length;
for(let i7=0; i7<len7; i7++){
let data17 = data16[i7];
if(typeof data17 === "string"){
if(func0(data17) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id/" + i7,keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data17) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id/" + i7,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id/" + i7,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid7 = _errs65 === errors;
valid23 = valid23 || _valid7;
}
if(!valid23){
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
}
}
if(data0.created_at_gte !== undefined){
let data18 = data0.created_at_gte;
if(typeof data18 === "string"){
if(func0(data18) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.created_at_lte !== undefined){
let data19 = data0.created_at_lte;
if(isBeyond(data19, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “After”."}});
errors++;
}
if(typeof data19 === "string"){
if(func0(data19) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.id_gte !== undefined){
let data20 = data0.id_gte;
if(typeof data20 === "string"){
if(!isUuid(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.actor_id_not !== undefined){
let data21 = data0.actor_id_not;
const _errs76 = errors;
let valid26 = false;
const _errs77 = errors;
if(typeof data21 === "string"){
if(!isUuid(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid8 = _errs77 === errors;
valid26 = valid26 || _valid8;
if(!valid26){
const _errs79 = errors;
if(Array.isArray(data21)){
if(data21.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len8 = data21.length;
for(let i8=0; i8<len8; i8++){
let data22 = data21[i8];
if(typeof data22 === "string"){
if(!isUuid(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_id_not/" + i8,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_id_not/" + i8,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid8 = _errs79 === errors;
valid26 = valid26 || _valid8;
}
if(!valid26){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs76;
if(vErrors !== null){
if(_errs76){
vErrors.length = _errs76;
}
else {
vErrors = null;
}
}
}
}
if(data0.actor_id_empty !== undefined){
if(typeof data0.actor_id_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_id_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.actor_role_not !== undefined){
let data24 = data0.actor_role_not;
const _errs86 = errors;
let valid29 = false;
const _errs87 = errors;
if(typeof data24 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_role_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["admin", "employee", "client"].includes(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_role_not",keyword:"choice",params:{}});
errors++;
}
var _valid9 = _errs87 === errors;
valid29 = valid29 || _valid9;
if(!valid29){
const _errs89 = errors;
if(Array.isArray(data24)){
if(data24.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_role_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len9 = data24.length;
for(let i9=0; i9<len9; i9++){
let data25 = data24[i9];
if(typeof data25 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_role_not/" + i9,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["admin", "employee", "client"].includes(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_role_not/" + i9,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_role_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid9 = _errs89 === errors;
valid29 = valid29 || _valid9;
}
if(!valid29){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_role_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
}
}
if(data0.actor_role_empty !== undefined){
if(typeof data0.actor_role_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/actor_role_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.area_not !== undefined){
let data27 = data0.area_not;
const _errs96 = errors;
let valid32 = false;
const _errs97 = errors;
if(typeof data27 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/area_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["auth", "users", "employees", "packages", "coupons", "onboarding", "preferences", "folders", "files", "complaints", "chats", "listings", "links", "dealers", "bids", "deals", "deal-checks", "pipeline", "settings", "exports"].includes(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/area_not",keyword:"choice",params:{}});
errors++;
}
var _valid10 = _errs97 === errors;
valid32 = valid32 || _valid10;
if(!valid32){
const _errs99 = errors;
if(Array.isArray(data27)){
if(data27.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/area_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len10 = data27.length;
for(let i10=0; i10<len10; i10++){
let data28 = data27[i10];
if(typeof data28 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/area_not/" + i10,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["auth", "users", "employees", "packages", "coupons", "onboarding", "preferences", "folders", "files", "complaints", "chats", "listings", "links", "dealers", "bids", "deals", "deal-checks", "pipeline", "settings", "exports"].includes(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/area_not/" + i10,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/area_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid10 = _errs99 === errors;
valid32 = valid32 || _valid10;
}
if(!valid32){
(vErrors ??= []).push({instancePath:instancePath+"/filter/area_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs96;
if(vErrors !== null){
if(_errs96){
vErrors.length = _errs96;
}
else {
vErrors = null;
}
}
}
}
if(data0.action_not !== undefined){
let data29 = data0.action_not;
const _errs104 = errors;
let valid35 = false;
const _errs105 = errors;
if(typeof data29 === "string"){
if(func0(data29) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/filter/action_not",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data29) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/action_not",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/action_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid11 = _errs105 === errors;
valid35 = valid35 || _valid11;
if(!valid35){
const _errs107 = errors;
if(Array.isArray(data29)){
if(data29.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/action_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len11 = data29.length;
for(let i11=0; i11<len11; i11++){
let data30 = data29[i11];
if(typeof data30 === "string"){
if(func0(data30) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/filter/action_not/" + i11,keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data30) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/action_not/" + i11,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/action_not/" + i11,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/action_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid11 = _errs107 === errors;
valid35 = valid35 || _valid11;
}
if(!valid35){
(vErrors ??= []).push({instancePath:instancePath+"/filter/action_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs104;
if(vErrors !== null){
if(_errs104){
vErrors.length = _errs104;
}
else {
vErrors = null;
}
}
}
}
if(data0.action_contains !== undefined){
let data31 = data0.action_contains;
if(typeof data31 === "string"){
if(func0(data31) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/action_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data31) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/action_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/action_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.outcome_not !== undefined){
let data32 = data0.outcome_not;
const _errs114 = errors;
let valid38 = false;
const _errs115 = errors;
if(typeof data32 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/outcome_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["done", "refused"].includes(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/outcome_not",keyword:"choice",params:{}});
errors++;
}
var _valid12 = _errs115 === errors;
valid38 = valid38 || _valid12;
if(!valid38){
const _errs117 = errors;
if(Array.isArray(data32)){
if(data32.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/outcome_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len12 = data32.length;
for(let i12=0; i12<len12; i12++){
let data33 = data32[i12];
if(typeof data33 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/outcome_not/" + i12,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["done", "refused"].includes(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/outcome_not/" + i12,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/outcome_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid12 = _errs117 === errors;
valid38 = valid38 || _valid12;
}
if(!valid38){
(vErrors ??= []).push({instancePath:instancePath+"/filter/outcome_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs114;
if(vErrors !== null){
if(_errs114){
vErrors.length = _errs114;
}
else {
vErrors = null;
}
}
}
}
if(data0.person_id_not !== undefined){
let data34 = data0.person_id_not;
const _errs122 = errors;
let valid41 = false;
const _errs123 = errors;
if(typeof data34 === "string"){
if(!isUuid(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/person_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/person_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid13 = _errs123 === errors;
valid41 = valid41 || _valid13;
if(!valid41){
const _errs125 = errors;
if(Array.isArray(data34)){
if(data34.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/person_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len13 = data34.length;
for(let i13=0; i13<len13; i13++){
let data35 = data34[i13];
if(typeof data35 === "string"){
if(!isUuid(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/person_id_not/" + i13,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/person_id_not/" + i13,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/person_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid13 = _errs125 === errors;
valid41 = valid41 || _valid13;
}
if(!valid41){
(vErrors ??= []).push({instancePath:instancePath+"/filter/person_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs122;
if(vErrors !== null){
if(_errs122){
vErrors.length = _errs122;
}
else {
vErrors = null;
}
}
}
}
if(data0.person_id_empty !== undefined){
if(typeof data0.person_id_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/person_id_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.target_id_not !== undefined){
let data37 = data0.target_id_not;
const _errs132 = errors;
let valid44 = false;
const _errs133 = errors;
if(typeof data37 === "string"){
if(func0(data37) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id_not",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data37) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id_not",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid14 = _errs133 === errors;
valid44 = valid44 || _valid14;
if(!valid44){
const _errs135 = errors;
if(Array.isArray(data37)){
if(data37.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len14 = data37.length;
for(let i14=0; i14<len14; i14++){
let data38 = data37[i14];
if(typeof data38 === "string"){
if(func0(data38) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id_not/" + i14,keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data38) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id_not/" + i14,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id_not/" + i14,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid14 = _errs135 === errors;
valid44 = valid44 || _valid14;
}
if(!valid44){
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs132;
if(vErrors !== null){
if(_errs132){
vErrors.length = _errs132;
}
else {
vErrors = null;
}
}
}
}
if(data0.target_id_contains !== undefined){
let data39 = data0.target_id_contains;
if(typeof data39 === "string"){
if(func0(data39) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data39) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.target_id_empty !== undefined){
if(typeof data0.target_id_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/target_id_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.or !== undefined){
let data41 = data0.or;
if(Array.isArray(data41)){
if(data41.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len15 = data41.length;
for(let i15=0; i15<len15; i15++){
let data42 = data41[i15];
if(Array.isArray(data42)){
if(data42.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i15,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data42.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i15,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len16 = data42.length;
for(let i16=0; i16<len16; i16++){
let data43 = data42[i16];
if(!(data43 && typeof data43 == "object" && !Array.isArray(data43))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i15+"/" + i16,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i15,keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"type",params:{type: "array"}});
errors++;
}
}
for(const key0 in data0){
if(!["id", "q", "actor_id", "actor_role", "area", "action", "outcome", "person_id", "target_id", "created_at_gte", "created_at_lte", "id_gte", "actor_id_not", "actor_id_empty", "actor_role_not", "actor_role_empty", "area_not", "action_not", "action_contains", "outcome_not", "person_id_not", "person_id_empty", "target_id_not", "target_id_contains", "target_id_empty", "or"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const listAuditEntriesSort = validate1;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.sort !== undefined){
let data0 = data.sort;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data0.length;
if(!(len0 <= 2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"additionalItems",params:{limit: 2}});
errors++;
}
const len1 = data0.length;
if(len1 > 0){
let data1 = data0[0];
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["id", "created_at", "actor_id", "area", "action", "outcome"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"choice",params:{}});
errors++;
}
}
if(len1 > 1){
let data2 = data0[1];
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["ASC", "DESC"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const listAuditEntriesRange = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.range === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "range"}});
errors++;
}
if(data.range !== undefined){
let data0 = data.range;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100000000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 100000000}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
